import type { Buyer, Staff } from "#server/access/actor.ts";
import { readProof, requireProof } from "#server/features/deals/presenters/read-proofs.ts";
import {
  systemReadProofPicture,
  systemReadProofPrints,
} from "#server/features/deals/proofs/read-printed-proof.ts";
import type { Services } from "#server/services.ts";
import { type DocumentAsked, documentSetting } from "./document-setting.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { proofPaper } from "./layouts/proof-paper.ts";

type Reading = Printing & Pick<Services, "translate" | "proofQueue">;

/** A proof on paper, for whoever may look at the proof. @throws 404, 403 */
export async function readProofPaper(
  services: Reading,
  reader: Staff | Buyer,
  { id, language }: DocumentAsked,
): Promise<PdfFile> {
  const { order } = await requireProof(services.db, reader, id);
  const proof = await readProof(services.db, reader, id);
  const { quote } = order;
  const setting = documentSetting(services, quote, language);
  const picture = await systemReadProofPicture(services, id);
  const prints = await systemReadProofPrints(services, id);
  return await printDocument(services, proofPaper({ proof, quote, picture, prints }, setting), {
    name: `${order.number}-proof-${proof.number}`,
    stored: { quoteId: quote.id, document: `proof ${id} ${setting.language}` },
  });
}
