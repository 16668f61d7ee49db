import type { Buyer, Staff } from "#server/access/actor.ts";
import { readProof, requireProof } from "#server/features/deals/presenters/read-proofs.ts";
import { systemReadProofPicture } from "#server/features/deals/proofs/read-printed-proof.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { type DocumentAsked, documentSetting } from "./document-setting.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { proofCertificate } from "./layouts/proof-certificate.ts";

type Reading = Printing & Pick<Services, "translate">;

/** The evidence of an approval that was signed on the page. @throws 404, also for an answer that was given elsewhere; 403 */
export async function readProofCertificate(
  services: Reading,
  reader: Staff | Buyer,
  { id, language }: DocumentAsked,
): Promise<PdfFile> {
  const { order } = await requireProof(services.db, reader, id);
  const proof = await readProof(services.db, reader, id);
  const approval = proof.answers.find(({ answer, kind }) => answer === "approved" && kind === "signed");
  if (!approval) throw new AppError("not_found");
  const { quote } = order;
  const setting = documentSetting(services, quote, language);
  const layout = proofCertificate(
    { proof, approval, quote, picture: await systemReadProofPicture(services, id) },
    setting,
  );
  return await printDocument(services, layout, {
    name: `${order.number}-proof-${proof.number}-approval`,
    stored: { quoteId: quote.id, document: `approval ${id} ${setting.language}` },
  });
}
