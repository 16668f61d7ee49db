import type { Proof, ProofAnswer } from "#contracts/orders/proof.ts";
import { intlLocale } from "#domain/language/language.ts";
import { lineTitle } from "#domain/offers/own-line-names.ts";
import { showShopTime } from "#domain/time/show-shop-time.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import type { DocumentLayout } from "../drawing/document-layout.ts";
import { type DocumentSetting, factsOf, frameOf } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";
import { pictureOf, placesOf } from "./proof-parts.ts";

const words = {
  title: /*i18n*/ { id: "document.approval", message: "Approval of proof {number, number}" },
  lead: /*i18n*/ {
    id: "document.approval.lead",
    message: "For order {order}. What was approved, and the evidence of it, as it was stored on {date}.",
  },
  replaced: /*i18n*/ { id: "document.approval.replaced", message: "A later proof has taken its place." },
  signedBy: /*i18n*/ { id: "document.approval.signedBy", message: "Signed by" },
  time: /*i18n*/ { id: "document.approval.time", message: "Time" },
  ip: /*i18n*/ { id: "document.approval.ip", message: "Address on the internet" },
  browser: /*i18n*/ { id: "document.approval.browser", message: "Browser" },
  order: /*i18n*/ { id: "document.approval.order", message: "Order" },
  quote: /*i18n*/ { id: "document.approval.quote", message: "Quote" },
  file: /*i18n*/ { id: "document.approval.file", message: "File" },
  sentences: /*i18n*/ { id: "document.approval.sentences", message: "What was agreed to" },
  note: /*i18n*/ { id: "document.approval.note", message: "Note" },
  fileCode: /*i18n*/ { id: "document.approval.fileCode", message: "Code of the file (SHA-256)" },
  proofCode: /*i18n*/ { id: "document.approval.proofCode", message: "Code of the proof (SHA-256)" },
  code: /*i18n*/ { id: "document.approval.code", message: "Code of this approval (SHA-256)" },
} as const satisfies Record<string, Message>;

interface Approved {
  readonly proof: Proof;
  readonly approval: ProofAnswer;
  readonly quote: Quote;
  readonly picture: Buffer | undefined;
}

/** The certificate of an approval: what was looked at, and the evidence as it is stored (L16.2). */
export function proofCertificate(
  { proof, approval, quote, picture }: Approved,
  setting: DocumentSetting,
): DocumentLayout {
  const { language, facts, say } = setting;
  const count = new Intl.NumberFormat(intlLocale(language));
  const { number, order_number: order, lines } = proof;
  const at = showShopTime(approval.created_at, language, facts.timeZone);
  return {
    ...frameOf(setting),
    title: say(withValues(words.title, { number })),
    lead: say(withValues(words.lead, { order, date: at })),
    notice: proof.is_current ? undefined : say(words.replaced),
    facts: [
      factsOf(say, [
        [words.signedBy, approval.name],
        [words.time, `${at}\n${approval.created_at}`],
        [words.ip, approval.ip],
        [words.browser, approval.user_agent],
      ]),
      factsOf(say, [
        [words.order, order],
        [words.quote, quote.reference],
        [documentMessages.sentOn, proof.sent_at && showShopTime(proof.sent_at, language, facts.timeZone)],
        [documentMessages.delivery, proof.address.join("\n")],
        [words.file, proof.file.name],
      ]),
    ],
    head: { item: say(documentMessages.item), units: "", unitPrice: "", amount: say(documentMessages.bags) },
    rows: lines.map((line) => ({
      item: lineTitle(line, say, language),
      ...{ units: "", unitPrice: "", amount: count.format(line.units) },
    })),
    sums: [
      {
        label: say(documentMessages.bags),
        value: count.format(lines.reduce((sum, { units }) => sum + units, 0)),
      },
    ],
    texts: [
      ...placesOf(proof, setting),
      ...factsOf(say, [
        [words.note, proof.facts.note ?? ""],
        // As they were shown, in the language of that day.
        [words.sentences, approval.sentences.map((sentence) => `– ${sentence}`).join("\n")],
        [words.fileCode, approval.file_sha256],
        [words.proofCode, approval.proof_hash],
        [words.code, approval.hash],
      ]),
    ],
    picture: pictureOf(proof, picture, say),
  };
}
