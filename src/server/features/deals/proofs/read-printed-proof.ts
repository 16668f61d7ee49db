import type { Proof } from "#contracts/orders/proof.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import type { Party } from "../model/order-of-proof.ts";
import { findRepeatedOrder } from "../model/orders.repository.ts";
import { readProofSketch } from "../model/proof-sketch.ts";
import { findProof } from "../model/proofs.repository.ts";
import { readProofs } from "../presenters/read-proofs.ts";
import { drawPrints } from "../sketches/draw-picture.ts";

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
 * The picture of a proof as browsers show it, for a reader who may see the proof. Of a PDF it is the first page. Undefined where
 * none could be drawn, and when it cannot be read now: a document without its picture is better than none.
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

/** A print of a proof by itself, on the colour of its cloth. */
export interface ProofPrint {
  readonly bytes: Buffer;
  readonly ground: string;
}

/**
 * What a proof prints, in the order of its places, for a reader who may see the proof. None of a proof that came as a file,
 * and when nothing can be drawn now: a document without it is better than none.
 */
export async function systemReadProofPrints(
  services: Pick<Services, "db" | "storage" | "log" | "proofQueue">,
  proofId: number,
): Promise<readonly ProofPrint[]> {
  const { db, log, proofQueue } = services;
  const proof = await findProof(db, proofId);
  const sketch = proof && readProofSketch(proof);
  if (!sketch) return [];
  const ids = sketch.description.places.map(({ file }) => Number(file));
  const files = new Map([...(await findFiles(db, ids))].map(([id, file]) => [String(id), file]));
  try {
    const prints = await proofQueue(() => drawPrints(services, { ...sketch, files }));
    return prints.map((bytes) => ({ bytes, ground: sketch.description.dye }));
  } catch (error) {
    log.warn({ err: error, proof: proofId }, "the paper of a proof is made without its prints");
    return [];
  }
}
