import type { Proof } from "#contracts/orders/proof.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { canonicalHash } from "#server/canonical-hash.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { changeProof, type ProofAt } from "../commands/change-proof.ts";
import type { ProofOrder } from "../model/order-of-proof.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { contentOf } from "../model/proof-content.ts";
import { findCountingProof, type ProofRow, updateProof } from "../model/proofs.repository.ts";
import { findSameProof } from "./exact-repeat.ts";
import { mailClient } from "./proof-mails.ts";

interface Freezing {
  readonly row: ProofRow;
  readonly order: ProofOrder;
}

const noGoods: Message = /*i18n*/ {
  id: "proof.refused.noGoods",
  message: "This order names no bags and quantities, so there is nothing to approve.",
};

/**
 * Sends a proof: what it says is frozen, the client is written to, and it takes the place of the one before, also of one
 * that was approved (L16.5). @throws 404; 409
 */
export async function staffSendProof(services: Services, staff: Staff, which: ProofAt): Promise<Proof> {
  return await changeProof(services, staff, {
    ...{ ...which, command: "send", action: "order.send-proof" },
    prepare: async (transaction, { row, order, at }) => {
      const frozen = await freeze(services, transaction, { row, order });
      await supersede(transaction, row.order_id);
      await reopenGate(transaction, order, at);
      return { ...frozen, sent_at: at.toISOString() };
    },
    follow: (transaction, { row, order, at }) => mailClient(transaction, { news: "waiting", row, order, at }),
  });
}

/** Takes back a proof that was not answered; its page says so. @throws 404; 409 */
export async function staffWithdrawProof(services: Services, staff: Staff, which: ProofAt): Promise<Proof> {
  return await changeProof(services, staff, {
    ...{ ...which, command: "withdraw", action: "order.withdraw-proof" },
  });
}

/** A proof that is the same as the approved one of the order before names it, also where it was uploaded anew (L16.7). */
async function freeze(services: Services, transaction: Transaction, { row, order }: Freezing) {
  const file = (await findFiles(transaction, [row.file_id])).get(row.file_id);
  if (!file) throw new Error(`proof ${row.id} has no file`);
  const plain = await contentOf(transaction, row, { order, file });
  if (plain.lines.length === 0) throw new AppError("conflict", { message: noGoods });
  const repeats = await findSameProof({ ...services, db: transaction }, order, { row, file });
  const content = repeats ? { ...plain, repeats } : plain;
  return { content: JSON.stringify(content), hash: canonicalHash(content) };
}

/**
 * Nothing is printed before the answer, also where no proof was asked for; what was approved or begun waits for it, on hold
 * (L16.5).
 */
async function reopenGate(transaction: Transaction, order: ProofOrder, at: Date): Promise<void> {
  const isChange = order.proof_met_at !== null || order.state === "in_production";
  const hold = { hold_reason: "art", held_at: at.toISOString() } as const;
  const isToHold = isChange && order.hold_reason === null;
  const set = { needs_proof: 1 as const, proof_met_at: null, ...(isToHold && hold) };
  if (!(await changeOrderRow(transaction, order, set))) throw new AppError("conflict");
}

async function supersede(transaction: Transaction, orderId: number): Promise<void> {
  const counting = await findCountingProof(transaction, orderId);
  if (counting && !(await updateProof(transaction, counting, { state: "superseded" })))
    throw new AppError("conflict");
}
