import type { Proof } from "#contracts/orders/proof.ts";
import { intlLocale } from "#domain/language/language.ts";
import { showLength, showSides } from "#domain/language/show-measures.ts";
import { lineTitle } from "#domain/offers/own-line-names.ts";
import { codeOfInk } from "#domain/orders/proofs/ink-name.ts";
import { nameOfProofPlace } from "#domain/orders/proofs/proof-facts.ts";
import { showShopTime } from "#domain/time/show-shop-time.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import type { ProofPrint } from "#server/features/deals/proofs/read-printed-proof.ts";
import type { DocumentLayout, DocumentPrint } from "../drawing/document-layout.ts";
import { clientName, type DocumentSetting, factsOf, frameOf, moneyOf } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";
import { pictureOf } from "./proof-parts.ts";

const words = {
  title: /*i18n*/ { id: "document.proof", message: "Proof {number, number}" },
  lead: /*i18n*/ {
    id: "document.proof.lead",
    message:
      "For order {order}. Printed without scaling, what is marked “actual size” is as large as on the bag. The colors of a screen or a printer are not those of the inks.",
  },
  draft: /*i18n*/ { id: "document.proof.draft", message: "A draft, which was not sent yet." },
  order: /*i18n*/ { id: "document.approval.order", message: "Order" },
  quote: /*i18n*/ { id: "document.approval.quote", message: "Quote" },
  note: /*i18n*/ { id: "document.approval.note", message: "Note" },
  whole: /*i18n*/ { id: "document.proof.whole", message: "Actual size: {sides}" },
  scaled: /*i18n*/ { id: "document.proof.scaled", message: "{sides}, drawn at 1:{scale}" },
} as const satisfies Record<string, Message>;

interface Printed {
  readonly proof: Proof;
  readonly quote: Quote;
  readonly picture: Buffer | undefined;
  /** In the order of its places; none where there is nothing to draw. */
  readonly prints: readonly ProofPrint[];
}

/** A proof on paper: the bag, each print in its true size where that fits, its inks, and what it is printed on. */
export function proofPaper(
  { proof, quote, picture, prints }: Printed,
  setting: DocumentSetting,
): DocumentLayout {
  const { language, facts, say } = setting;
  const count = new Intl.NumberFormat(intlLocale(language));
  const { number, order_number: order, lines } = proof;
  return {
    ...frameOf(setting),
    title: say(withValues(words.title, { number })),
    lead: say(withValues(words.lead, { order })),
    notice: proof.state === "draft" ? say(words.draft) : undefined,
    facts: [
      factsOf(say, [
        [documentMessages.client, clientName(quote, { isForLink: true })],
        [documentMessages.delivery, proof.address.join("\n")],
      ]),
      factsOf(say, [
        [words.order, order],
        [words.quote, quote.reference],
        [documentMessages.sentOn, proof.sent_at && showShopTime(proof.sent_at, language, facts.timeZone)],
      ]),
    ],
    prints: {
      bag: pictureOf(proof, picture, say),
      each: proof.facts.places.map((place, at) => printOf(place, prints[at], setting)),
    },
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
    texts: factsOf(say, [[words.note, proof.facts.note ?? ""]]),
  };
}

function printOf(
  { place, position, width_mm: widthMm, height_mm: heightMm, inks }: Proof["facts"]["places"][number],
  art: ProofPrint | undefined,
  { say, ...setting }: DocumentSetting,
): DocumentPrint {
  const money = moneyOf(setting);
  const sides = showSides({ widthMm, heightMm }, money);
  return {
    title: [nameOfProofPlace(place, say), position].filter(Boolean).join(" · "),
    ...{ widthMm, heightMm, art },
    ...{ width: showLength(widthMm, money), height: showLength(heightMm, money) },
    inks: inks.map((name) => ({ name, code: codeOfInk(name) })),
    whole: say(withValues(words.whole, { sides })),
    scaled: say(withValues(words.scaled, { sides, scale: "{scale}" })),
  };
}
