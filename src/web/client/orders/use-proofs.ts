import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contracts/call.ts";
import { getOrder } from "#contracts/orders/orders.ts";
import type { Proof } from "#contracts/orders/proof.ts";
import { approveProof, listProofs } from "#contracts/orders/proofs.ts";
import { waits } from "#domain/time/waits.ts";
import { call, callToDo } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { useAttemptKey } from "../../parts/forms/use-attempt-key.ts";

const proofsKey = (orderId: number) => ["client-proofs", orderId] as const;

/** The proofs of an order, read again while the page is looked at: a newer one may come. */
export function useProofs(orderId: number) {
  const bearer = clientToken.use();
  return useQuery({
    queryKey: proofsKey(orderId),
    queryFn: () => call(listProofs, { params: { id: orderId } }, { bearer }),
    enabled: bearer !== null,
    refetchInterval: waits.clientPolling,
    refetchOnWindowFocus: true,
  });
}

/** The order of a proof, read again with every change of the proof. */
export function useOrderOfProof({ id, state, order_id: orderId }: Proof) {
  const bearer = clientToken.use();
  return useQuery({
    queryKey: ["client-order", orderId, `${id} ${state}`],
    queryFn: async () => (await call(getOrder, { params: { id: orderId } }, { bearer })).order,
    enabled: bearer !== null,
    placeholderData: keepPreviousData,
  });
}

interface Calling {
  readonly bearer: string | null;
  readonly idempotencyKey: string;
  readonly version: number;
}

/** Answers a proof. Whatever comes of it, the proofs are read again: after a 409 the newer one stands there. */
export function useProofAnswer<Body>(
  proof: Proof,
  send: (body: Body, calling: Calling) => Promise<void>,
  onDone: () => void,
) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey();
  const sending = useMutation({
    async mutationFn(body: Body) {
      const { id, version } = proof;
      const idempotencyKey = keyOf(JSON.stringify([id, body]));
      await send(body, { bearer: clientToken.get(), idempotencyKey, version });
    },
    onSuccess: onDone,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: proofsKey(proof.order_id) });
      await queries.invalidateQueries({ queryKey: ["client-order"] });
    },
  });
  return {
    give: sending.mutate,
    isPending: sending.isPending,
    problem: sending.error ? failureMessage("clientMutation", sending.error) : undefined,
    fieldErrors: fieldErrorsOf(sending.error),
  };
}

/** Approves a proof: by six boxes and a name, or an exact repeat by one click. */
export function useApproval(proof: Proof, onDone: () => void) {
  return useProofAnswer(
    proof,
    (body: CallInput<typeof approveProof>["body"], calling) =>
      callToDo(approveProof, { params: { id: proof.id }, body }, calling),
    onDone,
  );
}
