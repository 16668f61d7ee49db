import { type Proof, proof as proofRow } from "#contracts/orders/proof.ts";
import { createProof, listProofs, sendProof, withdrawProof } from "#contracts/orders/proofs.ts";
import { useAttemptKey } from "../../../parts/forms/use-attempt-key.ts";
import { callAsStaff, doAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** What a change of a proof changes on the screens. */
export const changedByProofs = ["proofs", "orders", "history"] as const;

/** The proofs of an order, the newest first. */
export function useProofs(orderId: number) {
  return useStaffQuery({
    queryKey: ["proofs", orderId],
    read: (ask) => ask(listProofs, { params: { id: orderId } }),
  });
}

/** Sends a proof, or takes it back. */
export function useProofCommand(command: "send" | "withdraw", onSuccess: () => void) {
  const call = { send: sendProof, withdraw: withdrawProof }[command];
  return useStaffMutation({
    ...{ invalidates: changedByProofs, row: proofRow, onSuccess },
    mutationFn: ({ id, version }: Proof, fresh) =>
      doAsStaff(call, { params: { id }, body: {} }, { version: fresh?.id === id ? fresh.version : version }),
  });
}

/** Makes the approved proof of an exact repeat anew, and sends it; where only the first works, its draft stands there. */
export function useSendAgain(orderId: number, onSuccess: () => void) {
  const keyOf = useAttemptKey();
  return useStaffMutation({
    ...{ invalidates: changedByProofs, onSuccess },
    async mutationFn(newest: Proof | undefined) {
      const idempotencyKey = keyOf(JSON.stringify(["again", orderId, newest?.id]));
      const input = { params: { id: orderId }, form: { repeat: true } };
      const { proof: made } = await callAsStaff(createProof, input, { idempotencyKey });
      await doAsStaff(sendProof, { params: { id: made.id }, body: {} }, { version: made.version });
    },
  });
}
