import { intlLocale } from "#domain/language/language.ts";
import type { CartonPlan } from "#domain/orders/cartons.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import type { DocumentLayout } from "../drawing/document-layout.ts";
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
  extends Pick<DocumentLayout, "language" | "shopName" | "title" | "markOf" | "madeAt"> {
  readonly shipTo: { readonly label: string; readonly value: string };
  readonly order: { readonly label: string; readonly value: string };
  readonly purchaseOrder: { readonly label: string; readonly value: string } | undefined;
  readonly labels: readonly CartonLabel[];
}

interface Packed {
  readonly number: string;
  readonly address: string | null;
  readonly names: readonly string[];
  readonly plan: CartonPlan;
  readonly quote: Quote;
}

/** A label for each carton of an order, numbered through it; no prices (L18.3). */
export function cartonLabels(
  { number, address, names, plan, quote }: Packed,
  setting: DocumentSetting,
): LabelSheet {
  const { language, facts, say } = setting;
  const { company, po_number } = quote.delivery;
  const count = new Intl.NumberFormat(intlLocale(language));
  return {
    ...pagesOf(setting),
    shopName: facts.name,
    title: say(withValues(words.title, { order: number })),
    shipTo: {
      label: say(documentMessages.shipTo),
      value: [company, clientName(quote), address].filter(Boolean).join("\n"),
    },
    order: { label: say(words.order), value: number },
    purchaseOrder: po_number ? { label: say(documentMessages.purchaseOrder), value: po_number } : undefined,
    labels: plan.lines.flatMap(({ units, cartons, first, unitsInLast }, index) => {
      const inFull = cartons > 1 ? (units - unitsInLast) / (cartons - 1) : unitsInLast;
      return Array.from({ length: cartons }, (_, carton) => ({
        item: names[index] ?? "",
        bags: say(withValues(words.bags, { units: carton === cartons - 1 ? unitsInLast : inFull })),
        place: `${count.format(first + carton)}/${count.format(plan.cartons)}`,
      }));
    }),
  };
}
