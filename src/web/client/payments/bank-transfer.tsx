import { Trans, useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import { failureWords } from "../../api/failure-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.ts";
import { sayText } from "../../words/say.ts";
import { French } from "../french.tsx";
import { TransferDetails } from "./transfer-details.tsx";
import { useBankTransfer } from "./use-bank-transfer.ts";

interface BankTransferProps {
  readonly quoteId: number;
  /** The client's session, or the link. */
  readonly bearer: string | null;
  readonly isDisabled?: boolean;
}

/** The third way to pay, where the operator offers it: shows where to send the money, and mails it on request. */
export function BankTransfer({ quoteId, bearer, isDisabled = false }: BankTransferProps) {
  const { t, i18n } = useLingui();
  const { isOffered, choosing } = useBankTransfer(quoteId, bearer);
  if (!isOffered) return null;
  const choose = (mail: boolean) =>
    choosing.mutate(
      { mail },
      {
        onSuccess: () =>
          mail && toast({ tone: "positive", text: t`The bank details are on their way to your mailbox.` }),
      },
    );
  return (
    <div className="mt-3">
      {choosing.isError && (
        <Banner tone="negative" live="assertive" className="mb-4">
          <French>{sayText(i18n, failureWords("createIntent", choosing.error))}</French>
        </Banner>
      )}
      {choosing.data ? (
        <TransferDetails
          transfer={choosing.data}
          isMailing={choosing.isPending}
          onMail={() => choose(true)}
        />
      ) : (
        <Button
          size="lg"
          className="w-full"
          disabled={isDisabled}
          busy={choosing.isPending}
          onClick={() => choose(false)}
        >
          <Icon of={Landmark} className="size-[1.1em]" />
          <Trans>Pay by bank transfer</Trans>
        </Button>
      )}
    </div>
  );
}
