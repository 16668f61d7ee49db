import {
  listProofs,
  type Proof,
  proof as proofRow,
  sendProof,
  withdrawProof,
} from "#contracts/orders/proofs.ts";
import { doAsStaff } from "../../call-as-staff.ts";
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
