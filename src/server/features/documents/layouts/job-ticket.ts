import { intlLocale } from "#domain/language/language.ts";
import { showWeight } from "#domain/language/show-measures.ts";
import type { Cloth } from "#domain/offers/cloth.ts";
import { lineTitle } from "#domain/offers/own-line-names.ts";
import { type Packing, planCartons } from "#domain/orders/cartons.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import type { DocumentLayout } from "../drawing/document-layout.ts";
import { clientName, type DocumentSetting, factsOf, frameOf, moneyOf, type Say } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";
import { type PrintedProof, pictureOf, placesOf } from "./proof-parts.ts";
import { sketchPicture } from "./sketch-picture.ts";

const words = {
  title: /*i18n*/ { id: "document.ticket", message: "Job ticket {order}" },
  lead: /*i18n*/ { id: "document.ticketLead", message: "What is made for order {order}, without prices." },
  unapproved: /*i18n*/ {
    id: "document.ticket.unapproved",
    message: "The proof is not approved: nothing is printed yet.",
  },
  onHold: /*i18n*/ { id: "document.ticket.onHold", message: "This order is on hold." },
  dueOn: /*i18n*/ { id: "document.ticket.dueOn", message: "Leaves by" },
  proof: /*i18n*/ { id: "document.ticket.proof", message: "Proof" },
  numbers: /*i18n*/ { id: "document.ticket.numbers", message: "Their numbers" },
  pallets: /*i18n*/ { id: "document.ticket.pallets", message: "Pallets" },
  fromTo: /*i18n*/ { id: "document.ticket.fromTo", message: "{first} to {last}" },
  repeated: /*i18n*/ {
    id: "document.ticket.repeated",
    message: "{number} of order {order}, which is repeated",
  },
  scan: /*i18n*/ { id: "document.ticket.scan", message: "The order’s page: {address}" },
} as const satisfies Record<string, Message>;

/** What the workshop needs to know of an order. */
export interface Job {
  readonly order: {
    readonly number: string;
    readonly address: string | null;
    readonly dueOn: string | null;
    readonly isOnHold: boolean;
    readonly isProofOpen: boolean;
    readonly lines: readonly {
      readonly name: string;
      readonly units: number;
      readonly cloth?: Cloth | undefined;
    }[];
  };
  readonly packing: Packing;
  readonly quote: Quote;
  /** The newest one; of an order that has none the one of the order that it repeats. */
  readonly proof: (PrintedProof & { readonly order_number: string }) | undefined;
  readonly picture: Buffer | undefined;
  /** Shown where there is no picture of a proof. */
  readonly sketch: Buffer | undefined;
  /** Of the order's page. */
  readonly address: string;
}

/** What is made, where it is printed, and how it is packed: the paper that goes with the bags, without a price (L17.4). */
export function jobTicket(job: Job, setting: DocumentSetting): DocumentLayout {
  const { order, packing, quote, proof, address } = job;
  const { language, say } = setting;
  const count = new Intl.NumberFormat(intlLocale(language));
  const plan = planCartons(
    order.lines.map((line) => line.units),
    packing,
  );
  const units = order.lines.reduce((sum, line) => sum + line.units, 0);
  const notices = [order.isProofOpen && words.unapproved, order.isOnHold && words.onHold];
  return {
    ...frameOf(setting),
    title: say(withValues(words.title, { order: order.number })),
    lead: say(withValues(words.lead, { order: order.number })),
    notice: notices.flatMap((notice) => (notice ? [say(notice)] : [])).join(" ") || undefined,
    facts: [
      factsOf(say, [
        [
          documentMessages.shipTo,
          [quote.delivery.company, clientName(quote), order.address].filter(Boolean).join("\n"),
        ],
      ]),
      factsOf(say, [
        [words.dueOn, order.dueOn && showDay(order.dueOn, language)],
        [words.proof, nameOfProof(job, count, say)],
        [documentMessages.purchaseOrder, quote.delivery.po_number],
      ]),
    ],
    head: {
      ...{ item: say(documentMessages.item), units: say(documentMessages.bags) },
      ...{ unitPrice: say(documentMessages.cartons), amount: say(words.numbers) },
    },
    rows: order.lines.map((line, index) => {
      const { cartons = 0, first = 0 } = plan.lines[index] ?? {};
      const numbers = { first: count.format(first), last: count.format(first + cartons - 1) };
      return {
        ...{
          item: lineTitle(line, say, language),
          units: count.format(line.units),
          unitPrice: count.format(cartons),
        },
        amount: cartons === 0 ? "" : say(withValues(words.fromTo, numbers)),
      };
    }),
    sums: [
      { label: say(documentMessages.cartons), value: count.format(plan.cartons) },
      { label: say(words.pallets), value: count.format(plan.pallets) },
      ...(plan.kg === null
        ? []
        : [{ label: say(documentMessages.weight), value: showWeight(plan.kg, moneyOf(setting)) }]),
      { label: say(documentMessages.bags), value: count.format(units) },
    ],
    picture: pictureOf(proof, job.picture, say) ?? sketchPicture(job.sketch, say),
    code: { of: address, label: say(withValues(words.scan, { address })) },
    texts: placesOf(proof, setting),
  };
}

function nameOfProof({ proof, order }: Job, count: Intl.NumberFormat, say: Say): string | null {
  if (!proof) return null;
  const number = count.format(proof.number);
  if (proof.order_number === order.number) return number;
  return say(withValues(words.repeated, { number, order: proof.order_number }));
}
