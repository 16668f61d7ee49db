import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { intlLocale } from "#domain/language/language.ts";
import { lineTitle } from "#domain/offers/own-line-names.ts";
import type { CartonPlan } from "#domain/orders/cartons.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import type { DocumentFact, DocumentLayout } from "../drawing/document-layout.ts";
import { clientName, type DocumentSetting, pagesOf } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";

const words = {
  title: /*i18n*/ { id: "document.labels", message: "Carton labels {order}" },
  order: /*i18n*/ { id: "document.labels.order", message: "Order" },
  bags: /*i18n*/ { id: "document.labels.bags", message: "{units, number} bags" },
} as const satisfies Record<string, Message>;

/** What stands on a carton. */
export interface CartonLabel {
  readonly item: string;
  readonly bags: string;
  /** Among all cartons of the order, such as `12/251`. */
  readonly place: string;
}

/** The labels of an order: what they share, and a page each. */
export interface LabelSheet
  extends Pick<DocumentLayout, "language" | "shopName" | "title" | "marks" | "madeAt"> {
  readonly shipTo: DocumentFact;
  readonly order: DocumentFact;
  readonly purchaseOrder: DocumentFact | undefined;
  readonly labels: readonly CartonLabel[];
}

interface Packed {
  readonly order: Pick<OrderAnswer, "number" | "address" | "lines" | "packing">;
  readonly plan: CartonPlan;
  readonly quote: Quote;
}

/** A label for each carton of an order, numbered through it; no prices (L18.3). */
export function cartonLabels({ order, plan, quote }: Packed, setting: DocumentSetting): LabelSheet {
  const { language, facts, say } = setting;
  const { company, po_number } = quote.delivery;
  const count = new Intl.NumberFormat(intlLocale(language));
  return {
    ...pagesOf(setting),
    shopName: facts.name,
    title: say(withValues(words.title, { order: order.number })),
    shipTo: {
      label: say(documentMessages.shipTo),
      value: [company, clientName(quote), order.address].filter(Boolean).join("\n"),
    },
    order: { label: say(words.order), value: order.number },
    purchaseOrder: po_number ? { label: say(documentMessages.purchaseOrder), value: po_number } : undefined,
    labels: plan.lines.flatMap(({ cartons, first, unitsInLast }, index) => {
      const line = order.lines[index];
      const item = line ? lineTitle(line, say, language) : "";
      return Array.from({ length: cartons }, (_, carton) => {
        const units = carton === cartons - 1 ? unitsInLast : order.packing.units_per_carton;
        return {
          item,
          bags: say(withValues(words.bags, { units })),
          place: `${count.format(first + carton)}/${count.format(plan.cartons)}`,
        };
      });
    }),
  };
}
