import type { Message } from "#domain/words.ts";
import type { Client, Staff } from "#server/access/actor.ts";
import { readProof, requireProof } from "#server/features/orders/proofs/read-proofs.ts";
import { systemReadProofPicture } from "#server/features/orders/proofs/system-read-proof-picture.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { printDocument } from "./print-document.ts";
import { proofCertificate } from "./proof-certificate.ts";
import type { DocumentAsked } from "./read-quote-document.ts";
import type { PdfFile } from "./send-document.ts";

type Reading = Pick<Services, "db" | "shop" | "clock" | "translate" | "storage" | "log" | "logoDecoders">;

/** The evidence of an approval that was signed on the page. @throws 404, also for an answer that was given elsewhere; 403 */
export async function readProofCertificate(
  services: Reading,
  reader: Staff | Client,
  { id, language: asked }: DocumentAsked,
): Promise<PdfFile> {
  const { order } = await requireProof(services.db, reader, id);
  const proof = await readProof(services.db, reader, id);
  const approval = proof.answers.find(({ answer, kind }) => answer === "approved" && kind === "signed");
  if (!approval) throw new AppError("not_found");
  const facts = services.shop.facts();
  const language = facts.onlyLanguage ?? asked ?? order.quote.language;
  const paper = proofCertificate(
    { proof, approval, quote: order.quote, picture: await systemReadProofPicture(services, id) },
    {
      ...{ language, facts, now: services.clock() },
      say: (message: Message) => services.translate(language, message),
    },
  );
  return {
    name: `${order.number}-proof-${proof.number}-approval.pdf`,
    content: await printDocument(services, paper),
  };
}
