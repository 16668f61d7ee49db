import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Landmark from "lucide-react/icons/landmark";
import { useEffect, useEffectEvent } from "react";
import { cancelBankTransfer, chooseBankTransfer } from "#contracts/payments/bank-transfer.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { listPayableQuotes } from "../../api/reads/payments.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { translateMessage } from "../../words/say.ts";
import { French } from "../french.tsx";
import { TransferDetails } from "./transfer-details.tsx";

interface BankTransferProps {
  readonly quoteId: number;
  /** The client's session, or the link. */
  readonly bearer: string | null;
  readonly isDisabled?: boolean;
  /** A transfer is announced: its details stand here, and no other way to pay beside them. */
  readonly isAnnounced: boolean;
  readonly onChange: (isAnnounced: boolean) => void;
}

/** The third way to pay, where the operator offers it: shows where to send the money, and mails it on request. */
export function BankTransfer({
  quoteId,
  bearer,
  isDisabled = false,
  isAnnounced,
  onChange,
}: BankTransferProps) {
  const { t, i18n } = useLingui();
  const { isOffered, choosing, cancelling } = useBankTransfer(quoteId, bearer);
  const choose = (mail: boolean) =>
    choosing.mutate(
      { mail },
      {
        onSuccess: () => {
          if (mail) toast({ tone: "positive", text: t`The bank details are on their way to your mailbox.` });
          onChange(true);
        },
      },
    );
  // Announced before this page was opened: choosing it again is the same transfer.
  const show = useEffectEvent((isKnown: boolean) => {
    if (isKnown && choosing.isIdle) choose(false);
  });
  useEffect(() => show(isAnnounced), [isAnnounced]);
  if (!isOffered && !isAnnounced) return null;
  const failure = choosing.error ?? cancelling.error;
  return (
    <div className={isAnnounced ? undefined : "mt-3"}>
      {failure && (
        <Banner tone="negative" live="assertive" className="mb-4">
          <French>{translateMessage(i18n, failureMessage("createIntent", failure))}</French>
        </Banner>
      )}
      {choosing.data ? (
        <TransferDetails
          transfer={choosing.data}
          isMailing={choosing.isPending}
          onMail={() => choose(true)}
          isCancelling={cancelling.isPending}
          onCancel={() => cancelling.mutate(undefined, { onSuccess: () => onChange(false) })}
        />
      ) : isAnnounced && !choosing.isError ? (
        <Skeleton className="h-80 w-full rounded-md" />
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

/** Whether transfers are offered, choosing one and taking it back; `bearer` is the client's session or the link. */
function useBankTransfer(quoteId: number, bearer: string | null) {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ["client-timeline", quoteId] });
  const offer = useQuery({
    queryKey: ["transfer-offer", quoteId],
    queryFn: () => call(listPayableQuotes, {}, { bearer }),
    refetchOnWindowFocus: false,
  });
  const choosing = useMutation({
    mutationFn: ({ mail }: { mail: boolean }) =>
      call(chooseBankTransfer, { body: { quote_id: quoteId, mail } }, { bearer }),
    onSuccess: refresh,
  });
  const cancelling = useMutation({
    mutationFn: () => call(cancelBankTransfer, { body: { quote_id: quoteId } }, { bearer }),
    onSuccess: () => {
      choosing.reset();
      refresh();
    },
  });
  return { isOffered: offer.data?.bank_transfer === true, choosing, cancelling };
}
