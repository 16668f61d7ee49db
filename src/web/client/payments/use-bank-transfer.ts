import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cancelBankTransfer, chooseBankTransfer } from "#contracts/payments/bank-transfer.ts";
import { call } from "../../api/call.ts";
import { listPayableQuotes } from "../../api/reads/payments.ts";

/** Whether transfers are offered, choosing one and taking it back; `bearer` is the client's session or the link. */
export function useBankTransfer(quoteId: number, bearer: string | null) {
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
