import type { Client, Staff } from "#server/access/actor.ts";
import { readProof, requireProof } from "#server/features/orders/proofs/read-proofs.ts";
import { systemReadProofPicture } from "#server/features/orders/proofs/system-read-proof-picture.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { type DocumentAsked, documentSetting } from "./document-setting.ts";
import { type PdfFile, printDocument } from "./drawing/print-document.ts";
import { proofCertificate } from "./layouts/proof-certificate.ts";

type Reading = Pick<Services, "db" | "shop" | "clock" | "translate" | "storage" | "log" | "logoDecoders">;

/** The evidence of an approval that was signed on the page. @throws 404, also for an answer that was given elsewhere; 403 */
export async function readProofCertificate(
  services: Reading,
  reader: Staff | Client,
  { id, language }: DocumentAsked,
): Promise<PdfFile> {
  const { order } = await requireProof(services.db, reader, id);
  const proof = await readProof(services.db, reader, id);
  const approval = proof.answers.find(({ answer, kind }) => answer === "approved" && kind === "signed");
  if (!approval) throw new AppError("not_found");
  const { quote } = order;
  const layout = proofCertificate(
    { proof, approval, quote, picture: await systemReadProofPicture(services, id) },
    documentSetting(services, quote, language),
  );
  return await printDocument(services, layout, `${order.number}-proof-${proof.number}-approval`);
}
