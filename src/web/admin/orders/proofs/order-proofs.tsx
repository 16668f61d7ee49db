import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { Proof } from "#contracts/orders/proof.ts";
import { getSketch } from "#contracts/quotes/sketches.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button, type ButtonProps } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { Allowed } from "../../allowed.tsx";
import { QueryState } from "../../forms/query-problem.tsx";
import { useStaffQuery } from "../../use-staff-query.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import { ProofEntry } from "./proof-entry.tsx";
import { SketchedProofDialog } from "./sketched-proof-dialog.tsx";
import { useProofs, useSendAgain } from "./use-proofs.ts";

/** The proofs of an order on its page: the newest in full, the others to be opened, and a new one. */
export function OrderProofs({ order }: { order: OrderAnswer }) {
  const { id: orderId, gates } = order;
  const { t } = useLingui();
  const query = useProofs(orderId);
  const proofs = query.data?.proofs ?? [];
  return (
    <section id="proofs" aria-labelledby="proofs-title" className="scroll-mt-24">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id="proofs-title" className="text-base">
          <Trans>Proofs</Trans>
        </h3>
        <Allowed to="artwork.write">
          <AddProof order={order}>
            <Icon of={Plus} className="size-4" />
            <Trans>New proof</Trans>
          </AddProof>
        </Allowed>
      </div>
      <QueryState query={query} what="proof" lines={3} />
      {query.data && proofs.length === 0 && (
        <p className="text-ink-2">
          {gates.some(({ gate, state }) => gate === "proof" && state === "open") ? (
            <Trans>No proof yet. The client approves one before production starts.</Trans>
          ) : (
            <Trans>No proof was sent, and production waits for none.</Trans>
          )}
        </p>
      )}
      {query.data?.repeat && <Repeats {...query.data.repeat} />}
      <Allowed to="artwork.write">
        {query.data?.repeat?.repeatable && (
          <SendAgain orderId={orderId} newest={proofs[0]} former={query.data.repeat.repeatable} />
        )}
      </Allowed>
      <ul aria-label={t`Proofs`} className="border-t border-line empty:hidden">
        {proofs.map((proof, index) => (
          <ProofEntry key={`${proof.id} ${proof.state}`} proof={proof} isNewest={index === 0} />
        ))}
      </ul>
    </section>
  );
}

interface AddProofProps extends Pick<ButtonProps, "variant"> {
  readonly order: Pick<OrderAnswer, "id" | "quote_id">;
  readonly children: ReactNode;
}

/** Drafts a proof: from the sketch of the request, or from a file, beginning with what the one before says. */
export function AddProof({ order: { id: orderId, quote_id: quoteId }, variant, children }: AddProofProps) {
  const { data } = useProofs(orderId);
  const {
    data: sketched,
    isPending,
    isPlaceholderData,
  } = useStaffQuery({
    queryKey: ["sketch", quoteId],
    read: (ask) => ask(getSketch, { params: { id: quoteId } }),
  });
  const [wanted, want] = useState<"what is known" | "file">();
  const close = () => want(undefined);
  // While another deal is opened, the answer of the one before stands in.
  const isWaiting = isPending || isPlaceholderData;
  const sketch = isWaiting ? undefined : sketched?.sketch;
  const source = wanted === "what is known" && sketch ? "sketch" : wanted && !isWaiting ? "file" : undefined;
  return (
    <>
      <Button
        variant={variant}
        busy={wanted !== undefined && isWaiting}
        onClick={() => want("what is known")}
      >
        {children}
      </Button>
      {source === "sketch" && sketch && (
        <SketchedProofDialog
          {...{ orderId, quoteId, sketch }}
          onUseFile={() => want("file")}
          onClose={close}
        />
      )}
      {source === "file" && (
        <ProofDialog
          orderId={orderId}
          former={data?.proofs[0]?.facts ?? data?.repeat?.approved_facts ?? undefined}
          onClose={close}
        />
      )}
    </>
  );
}

/** Whether it can be printed from the plates of the order that it repeats, and what is set up again. */
function Repeats({ order_number: number, sentence }: { order_number: string; sentence: string }) {
  return (
    <p className="mb-3 text-ink-2">
      <Trans>Repeats order {number}:</Trans> {sentence}
    </p>
  );
}

interface SendAgainProps {
  readonly orderId: number;
  readonly newest: Proof | undefined;
  /** The approved proof of the order that this one repeats exactly. */
  readonly former: { readonly number: number; readonly approved_on: string };
}

/** Sends the approved proof anew, for one click of the client; nothing while another one is under way or approved. */
function SendAgain({ orderId, newest, former }: SendAgainProps) {
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
