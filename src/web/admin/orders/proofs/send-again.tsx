import { Trans, useLingui } from "@lingui/react/macro";
import type { Proof } from "#contracts/orders/proof.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { useSendAgain } from "./use-proofs.ts";

interface SendAgainProps {
  readonly orderId: number;
  readonly newest: Proof | undefined;
  /** The approved proof of the order that this one repeats exactly. */
  readonly former: { readonly number: number; readonly approved_on: string };
}

/** Sends the approved proof anew, for one click of the client; nothing while another one is under way or approved. */
export function SendAgain({ orderId, newest, former }: SendAgainProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const sending = useSendAgain(orderId, () =>
    toast({
      tone: "positive",
      text: t`The proof is sent. The client has mail, and approves it in one click.`,
    }),
  );
  const isUnderWay = newest && ["draft", "sent", "approved"].includes(newest.state);
  if (isUnderWay) return null;
  const { number } = former;
  const on = showDay(former.approved_on, locale);
  return (
    <div className="mb-4">
      <FormProblem problem={sending.problem} />
      <Button variant="ink" busy={sending.isPending} onClick={() => sending.mutate(newest)}>
        <Trans>
          Send proof {number} of {on} again
        </Trans>
      </Button>
    </div>
  );
}
