import type { Proof } from "#contracts/orders/proof.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import type { Party } from "../model/order-of-proof.ts";
import { findRepeatedOrder } from "../model/orders.repository.ts";
import { findProof } from "../model/proofs.repository.ts";
import { readProofs } from "../presenters/read-proofs.ts";

/**
 * The proof that an order is printed by: its own newest one, or, where it has none and repeats an order, what was approved
 * for that. @throws 404, 403
 */
export async function readPrintedProof(db: Db, party: Party, orderId: number): Promise<Proof | undefined> {
  const proofs = await readProofs(db, party, orderId);
  const own = proofs.find(({ is_current }) => is_current) ?? proofs.find(({ state }) => state === "draft");
  return own ?? (await readRepeatedProof(db, party, orderId));
}

/** An order repeats one that is older than itself, so this ends. */
async function readRepeatedProof(db: Db, party: Party, orderId: number): Promise<Proof | undefined> {
  const repeated = await findRepeatedOrder(db, orderId);
  if (!repeated) return undefined;
  const approved = (await readProofs(db, party, repeated.id)).find(({ state }) => state === "approved");
  return approved ?? (await readRepeatedProof(db, party, repeated.id));
}

/**
 * The picture of a proof as browsers show it, for a reader who may see the proof. Undefined of a PDF, and when it cannot be
 * read now: a document without its picture is better than none.
 */
export async function systemReadProofPicture(
  { db, storage, log }: Pick<Services, "db" | "storage" | "log">,
  proofId: number,
): Promise<Buffer | undefined> {
  const proof = await findProof(db, proofId);
  const key = proof && (await findFiles(db, [proof.file_id])).get(proof.file_id)?.preview_key;
  if (!key) return undefined;
  try {
    return await storage.get(key);
  } catch (error) {
    log.warn({ err: error, file: key }, "a document is made without the picture of its proof");
    return undefined;
  }
}
