import { daysAfter } from "#domain/time/days.ts";
import { systemIssueQuoteLink } from "#server/features/deals/access/system-issue-quote-link.ts";
import { todayOf } from "#server/today-of.ts";
import { askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import type { Answer } from "#tests/support/shop.ts";
import { type DrawnOffer, drawOffer } from "./offers.ts";
import type { PricedOffer } from "./price.ts";
import type { Method, Sent, World } from "./world.ts";

/** One deal, with what its history has to remember: sums and choices, no rule of the shop. */
export interface Deal {
  readonly world: World;
  readonly quoteId: number;
  readonly reference: string;
  readonly client: (method: Method, path: string, sent?: Sent) => Promise<Answer>;
  /** As the holder of a link of its mails. */
  readonly link: (method: Method, path: string, sent?: Sent) => Promise<Answer>;
  /** What staff wrote last, and what each version that was sent holds. */
  draft: DrawnOffer | undefined;
  readonly sent: Map<number, DrawnOffer>;
  /** Hash and total of what was sent, by the version. */
  readonly frozen: Map<number, string>;
  /** What was accepted. */
  agreed: { readonly offer: DrawnOffer; readonly priced: PricedOffer } | undefined;
  /** Signs the client in again: a day has passed. */
  readonly signIn: () => Promise<void>;
}

export async function beginDeal(world: World, kind: number): Promise<Deal> {
  const { services, product, press } = world;
  const isFrench = kind % 3 === 0;
  const fields = {
    language: isFrench ? "fr" : "en",
    delivery_address: kind % 2 === 0 ? "1 Main St\nDenver, CO 80203" : "",
  };
  const { id: quoteId, reference } = await askForQuote(services, product, { fields });
  let bearer = "";
  let link = "";
  const as =
    (bearerOf: () => string): Deal["client"] =>
    (method, path, sent = {}) =>
      press(method, `/api/${path}`, {
        ...{ bearer: bearerOf(), body: method === "GET" ? undefined : {} },
        ...sent,
      });
  const deal: Deal = {
    ...{ world, quoteId, reference },
    client: as(() => bearer),
    link: as(() => link),
    ...{ draft: undefined, sent: new Map(), frozen: new Map(), agreed: undefined },
    async signIn() {
      bearer = (await signInClientOf(services, quoteId)).bearer;
      link = await systemIssueQuoteLink(services, quoteId);
    },
  };
  await deal.signIn();
  return deal;
}

/** Where the shop is, some days from now. */
export function dayFromNow({ world: { services } }: Pick<Deal, "world">, days: number): string {
  return daysAfter(todayOf(services), days);
}

/** What the number draws as an offer of this shop. */
export function offerFor({ world: { taxes } }: Pick<Deal, "world">, number: number): DrawnOffer {
  return drawOffer(number, taxes);
}

/** The rows of a deal that commands choose from, the oldest first. */
export async function readThings({ world, quoteId }: Pick<Deal, "world" | "quoteId">) {
  const { db } = world.services;
  const of = { quote: quoteId };
  const [quote, versions, payments, invoices, order] = await Promise.all([
    db.selectFrom("quotes").selectAll().where("id", "=", of.quote).executeTakeFirstOrThrow(),
    db.selectFrom("quote_versions").selectAll().where("quote_id", "=", of.quote).orderBy("number").execute(),
    db.selectFrom("payments").selectAll().where("quote_id", "=", of.quote).orderBy("id").execute(),
    db.selectFrom("invoices").selectAll().where("quote_id", "=", of.quote).orderBy("id").execute(),
    db
      .selectFrom("orders")
      .selectAll()
      .where("quote_id", "=", of.quote)
      .orderBy("id", "desc")
      .executeTakeFirst(),
  ]);
  const orderId = order?.id ?? 0;
  const [items, lines, proofs, shipments, settlement] = await Promise.all([
    db.selectFrom("plan_items").selectAll().where("order_id", "=", orderId).orderBy("position").execute(),
    db.selectFrom("order_lines").selectAll().where("order_id", "=", orderId).orderBy("position").execute(),
    db.selectFrom("proofs").selectAll().where("order_id", "=", orderId).orderBy("id").execute(),
    db.selectFrom("shipments").selectAll().where("order_id", "=", orderId).orderBy("id").execute(),
    db.selectFrom("settlements").selectAll().where("order_id", "=", orderId).executeTakeFirst(),
  ]);
  return { quote, versions, payments, invoices, order, items, lines, proofs, shipments, settlement };
}
export type Things = Awaited<ReturnType<typeof readThings>>;
