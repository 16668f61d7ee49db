import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { chooseBankTransfer } from "#contracts/bank-transfer.ts";
import { call } from "../../api/call.ts";
import { listPayableQuotes } from "../../api/reads/payments.ts";

/** Whether transfers are offered, and choosing one; `bearer` is the client's session or the link. */
export function useBankTransfer(quoteId: number, bearer: string | null) {
  const queries = useQueryClient();
  const offer = useQuery({
    queryKey: ["transfer-offer", quoteId],
    queryFn: () => call(listPayableQuotes, {}, { bearer }),
    refetchOnWindowFocus: false,
  });
  const choosing = useMutation({
    mutationFn: ({ mail }: { mail: boolean }) =>
      call(chooseBankTransfer, { body: { quote_id: quoteId, mail } }, { bearer }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ["client-timeline", quoteId] }),
  });
  return { isOffered: offer.data?.bank_transfer === true, choosing };
}
