import { AppError } from "#server/platform/errors/app-error.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import { findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import type { Party } from "../model/order-of-proof.ts";
import { findAnswers } from "../model/proofs.repository.ts";
import { requireProof } from "../presenters/read-proofs.ts";

type Reading = Pick<Services, "db" | "storage">;

/** The file of a proof as it came, or the picture that was made of it. @throws 404, 403 */
export async function readProofFile(
  services: Reading,
  party: Party,
  { proofId, isPreview }: { readonly proofId: number; readonly isPreview: boolean },
): Promise<OpenedFile> {
  const { row, order } = await requireProof(services.db, party, proofId);
  const preview = { name: `${order.number}-proof-${row.number}.webp`, mediaType: "image/webp" };
  return await openFile(services, row.file_id, isPreview ? preview : undefined);
}

/** What shows an answer that was given elsewhere, as it came. @throws 404, 403 */
export async function readAnswerFile(
  services: Reading,
  party: Party,
  { proofId, answerId }: { readonly proofId: number; readonly answerId: number },
): Promise<OpenedFile> {
  const { row } = await requireProof(services.db, party, proofId);
  const answer = (await findAnswers(services.db, [row.id])).find(({ id }) => id === answerId);
  return await openFile(services, answer?.file_id ?? null);
}

async function openFile(
  { db, storage }: Reading,
  fileId: number | null,
  preview?: { readonly name: string; readonly mediaType: string },
): Promise<OpenedFile> {
  const file = fileId === null ? undefined : (await findFiles(db, [fileId])).get(fileId);
  const key = preview ? file?.preview_key : file?.storage_key;
  const opened = key ? await storage.open(key) : undefined;
  if (!file || !opened) throw new AppError("not_found");
  const { stream, byteSize } = opened;
  return {
    content: stream,
    byteSize,
    ...(preview ?? { name: file.original_name, mediaType: file.media_type }),
  };
}
