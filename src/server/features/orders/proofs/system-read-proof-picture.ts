import type { Services } from "#server/services.ts";
import { decodeLogo } from "../../quotes/artwork/decode-logo.ts";
import { findFiles, findProof } from "./proofs.repository.ts";

/** Enough for half a page of paper. */
const onPaper = { side: 1_600, format: "png" } as const;

/**
 * The picture of a proof as documents can hold it, for a reader who may see the proof. Undefined of a PDF, and when the
 * picture cannot be read now: a document without its picture is better than none.
 */
export async function systemReadProofPicture(
  { db, storage, logoDecoders, log }: Pick<Services, "db" | "storage" | "logoDecoders" | "log">,
  proofId: number,
): Promise<Buffer | undefined> {
  const proof = await findProof(db, proofId);
  const key = proof && (await findFiles(db, [proof.file_id])).get(proof.file_id)?.preview_key;
  if (!key) return undefined;
  try {
    const bytes = await storage.get(key);
    return bytes && (await logoDecoders.run(() => decodeLogo(bytes, { preview: onPaper })));
  } catch (error) {
    log.warn({ err: error, file: key }, "a document is made without the picture of its proof");
    return undefined;
  }
}
