import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallInput } from "#contracts/call.ts";
import { getOrder } from "#contracts/orders/orders.ts";
import type { Proof } from "#contracts/orders/proof.ts";
import { approveProof, listProofs } from "#contracts/orders/proofs.ts";
import { waits } from "#domain/time/waits.ts";
import { call, callToDo } from "../../api/call.ts";
import { useBearer } from "../session/bearer.ts";
import { useClientMutation } from "../use-client-mutation.ts";

const proofsKey = (orderId: number) => ["client-proofs", orderId] as const;

/** The proofs of an order, read again while the page is looked at: a newer one may come. */
export function useProofs(orderId: number) {
  const bearer = useBearer();
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
  const bearer = useBearer();
  return useQuery({
    queryKey: ["client-order", orderId, `${id} ${state}`],
    queryFn: async () => (await call(getOrder, { params: { id: orderId } }, { bearer })).order,
    enabled: bearer !== null,
    placeholderData: keepPreviousData,
  });
}

interface Calling {
  readonly bearer: string | null;
  readonly version: number;
}

/** Answers a proof. Whatever comes of it, the proofs are read again. */
export function useProofAnswer<Body>(
  proof: Proof,
  send: (body: Body, calling: Calling) => Promise<void>,
  onDone: () => void,
) {
  const { version, order_id: orderId } = proof;
  return useClientMutation({
    send: (body: Body, bearer) => send(body, { bearer, version }),
    invalidates: [proofsKey(orderId), ["client-order"]],
    onDone,
  });
}

/** What was looked at: the fingerprint of the proof on the screen. */
function shownAs({ hash }: Proof) {
  return hash === null ? {} : { hash };
}

/** Approves a proof: by six boxes and a name, or an exact repeat by one click. */
export function useApproval(proof: Proof, onDone: () => void) {
  return useProofAnswer(
    proof,
    (body: CallInput<typeof approveProof>["body"], calling) =>
      callToDo(approveProof, { params: { id: proof.id }, body: { ...body, ...shownAs(proof) } }, calling),
    onDone,
  );
}
