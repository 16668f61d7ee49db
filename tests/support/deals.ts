import { z } from "zod";
import type { Services } from "#server/services.ts";
import { askForQuote, signInClientOf, type TestProduct } from "./quotes.ts";
import type { Answer, TestShop } from "./shop.ts";

export const bags = { kind: "product", name: "Bags L", units: 25_000, unit_price: "0.165" };
export const run = { kind: "run", name: "Run", units: 50_000, unit_price: "0.02" };
export const setup = { kind: "setup", name: "Set-up", units: 3, unit_price: "45" };
export const freight = { kind: "freight", name: "Freight", freight: "fixed", amount: "420" };
/** The worked example without its tax: $5,423.75. */
export const example = { lines: [bags, run, setup, freight], discount: { percent: "5" } };
export const signed = { version: 1, name: "Ann Miller", consent: true };

/** Where staff sells: a shop that has the calls of quotes, and what was asked for. */
export interface Office {
  readonly services: Services;
  readonly shop: Pick<TestShop, "send">;
  readonly bearer: string;
  readonly product: TestProduct;
}

/** What is another deal than the example. */
interface Deal {
  /** Of the request. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whose order it is. */
  readonly company?: number | undefined;
  readonly offer?: unknown;
  /** Said with the acceptance. */
  readonly acceptance?: object;
}

/** A quote with an offer in force, and its client, who has not answered yet. */
export async function offeredQuote(office: Office, { fields = {}, company, offer = example }: Deal = {}) {
  const { services, shop, product } = office;
  const { id } = await askForQuote(services, product, { fields });
  if (company !== undefined) await done(office, "PUT", `quotes/${id}/company`, { company_id: company });
  await done(office, "PUT", `quotes/${id}/draft`, offer);
  await done(office, "POST", `quotes/${id}/send-offer`);
  const client = await signInClientOf(services, id);
  const answer = (path: string, given: unknown = {}): Promise<Answer> =>
    shop.send("POST", `/api/quotes/${id}/${path}`, { bearer: client.bearer, body: given });
  return { id, client, answer };
}

const accepted = z.object({ order: z.object({ id: z.int(), number: z.string() }) });

/** An order, whose client has accepted its offer. */
export async function acceptedOrder(office: Office, deal: Deal = {}) {
  const { id: quoteId, client } = await offeredQuote(office, deal);
  const body = { ...signed, ...deal.acceptance };
  const asClient = { ...office, bearer: client.bearer };
  const { order } = accepted.parse(await done(asClient, "POST", `quotes/${quoteId}/accept`, body));
  return { quoteId, client, order };
}

const drafted = z.object({ invoice: z.object({ id: z.int() }) });
const issued = z.object({ invoice: z.object({ id: z.int(), number: z.string(), due_on: z.string() }) });

/** An order of which the invoice is issued. */
export async function invoicedOrder(office: Office, deal: Deal = {}) {
  const ordered = await acceptedOrder(office, deal);
  const path = `quotes/${ordered.quoteId}/invoices`;
  const { id } = drafted.parse(await done(office, "POST", path, { kind: "invoice" })).invoice;
  const { invoice } = issued.parse(await done(office, "POST", `invoices/${id}/issue`));
  return { ...ordered, invoice };
}

async function done(
  { shop, bearer }: Pick<Office, "shop" | "bearer">,
  method: "POST" | "PUT",
  path: string,
  body: unknown = {},
): Promise<unknown> {
  const answer = await shop.send(method, `/api/${path}`, { bearer, body });
  if (answer.status > 299) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}
