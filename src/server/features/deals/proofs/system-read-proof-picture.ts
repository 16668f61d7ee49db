import { findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { findProof } from "../model/proofs.repository.ts";

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
