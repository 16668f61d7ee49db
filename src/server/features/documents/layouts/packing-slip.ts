import { intlLocale } from "#domain/language/language.ts";
import { showWeight } from "#domain/language/show-measures.ts";
import { lineTitle } from "#domain/offers/own-line-names.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { ShipmentOfOrder } from "#server/features/deals/delivery/read-shipment.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import type { DocumentLayout, DocumentRow } from "../drawing/document-layout.ts";
import { clientName, type DocumentSetting, factsOf, frameOf, moneyOf, type Say } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";
import { type PrintedProof, pictureOf } from "./proof-parts.ts";
import { sketchPicture } from "./sketch-picture.ts";

const words = {
  title: /*i18n*/ { id: "document.slip", message: "Packing slip {order}-{number, number}" },
  lead: /*i18n*/ {
    id: "document.slipLead",
    message: "Shipment {number, number} of order {order}. Please compare the bags with this slip.",
  },
  shippedOn: /*i18n*/ { id: "document.shippedOn", message: "Shipped on" },
  carrier: /*i18n*/ { id: "document.carrier", message: "Carrier" },
  tracking: /*i18n*/ { id: "document.tracking", message: "Tracking numbers" },
  ordered: /*i18n*/ { id: "document.slip.ordered", message: "Ordered" },
  before: /*i18n*/ { id: "document.slip.before", message: "Shipped before" },
  inThis: /*i18n*/ { id: "document.slip.inThis", message: "In this shipment" },
  left: /*i18n*/ { id: "document.slip.left", message: "Still to come" },
  sum: /*i18n*/ { id: "document.slip.sum", message: "Bags in this shipment" },
} as const satisfies Record<string, Message>;

interface Shipped extends ShipmentOfOrder {
  readonly quote: Quote;
  readonly proof: PrintedProof | undefined;
  readonly picture: Buffer | undefined;
  /** Shown where there is no picture of a proof. */
  readonly sketch: Buffer | undefined;
}

/** What lies in the cartons, with what is printed on the bags and without a price (L18.4). */
export function packingSlip(
  { shipment, orderNumber: order, lines, quote, proof, picture, sketch }: Shipped,
  setting: DocumentSetting,
): DocumentLayout {
  const { language, say } = setting;
  const { number, address, carrier, service, tracking, cartons, weight_kg: kg, shipped_on } = shipment;
  const count = new Intl.NumberFormat(intlLocale(language));
  const inThis = lines.reduce((sum, line) => sum + line.inThis, 0);
  return {
    ...frameOf(setting),
    title: say(withValues(words.title, { order, number })),
    lead: say(withValues(words.lead, { order, number })),
    notice: undefined,
    facts: [
      factsOf(say, [
        [
          documentMessages.shipTo,
          [quote.delivery.company, clientName(quote), address].filter(Boolean).join("\n"),
        ],
      ]),
      factsOf(say, [
        [words.shippedOn, showDay(shipped_on, language)],
        [words.carrier, [carrier, service].filter(Boolean).join(", ")],
        [words.tracking, tracking.join("\n")],
        [documentMessages.cartons, cartons !== null && count.format(cartons)],
        [documentMessages.weight, kg !== null && showWeight(kg, moneyOf(setting))],
        [documentMessages.purchaseOrder, quote.delivery.po_number],
      ]),
    ],
    head: headOf(say),
    rows: lines.map((line) => ({
      item: lineTitle(line, say, language),
      units: count.format(line.ordered),
      unitPrice: count.format(line.before),
      amount: count.format(line.inThis),
      left: count.format(line.left),
    })),
    sums: [{ label: say(words.sum), value: count.format(inThis) }],
    texts: [],
    picture: pictureOf(proof, picture, say) ?? sketchPicture(sketch, say),
  };
}

/** The columns of a table of amounts, with counts in them. */
function headOf(say: Say): DocumentRow {
  return {
    item: say(documentMessages.item),
    ...{ units: say(words.ordered), unitPrice: say(words.before) },
    ...{ amount: say(words.inThis), left: say(words.left) },
  };
}
