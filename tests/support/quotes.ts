import { z } from "zod";
import { quoteRequestFields } from "#contracts/quotes/quote-request.ts";
import type { Client, LinkHolder } from "#server/access/actor.ts";
import { staffCreateProduct } from "#server/features/catalogue/products/staff-create-product.ts";
import { staffCreateSize } from "#server/features/catalogue/sizes/staff-create-size.ts";
import { systemIssueQuoteLink } from "#server/features/deals/access/system-issue-quote-link.ts";
import { systemPayQuote } from "#server/features/deals/decide/system-pay-quote.ts";
import { readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { confirmAddress } from "#server/features/deals/model/quotes.repository.ts";
import { clientRequestQuote } from "#server/features/deals/requests/client-request-quote.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { addAdministrator } from "./staff.ts";

export interface TestProduct {
  readonly id: number;
  readonly name: string;
  readonly sizes: readonly { readonly id: number; readonly name: string }[];
}

let count = 0;

/** A product that can be asked for, with its sizes' prices in dollars by name. */
export async function addProduct(
  services: Services,
  {
    name = "Market tote",
    sizes = { Small: "0.14", Large: "0.22" } as Readonly<Record<string, string>>,
    type = "Tote",
    material = "Non-woven",
  } = {},
): Promise<TestProduct> {
  const { actor } = await addAdministrator(services);
  const form = { nom: name, product_type: type, material };
  const product = await staffCreateProduct(services, actor, { form, files: {} });
  const added: { id: number; name: string }[] = [];
  for (const [sizeName, price] of Object.entries(sizes)) {
    const body = { name: sizeName, label: "14 × 15 in", price, product_id: product.id };
    added.push(await staffCreateSize(services, actor, body));
  }
  return { id: product.id, name, sizes: added };
}

/** The fields of a request as the form sends them, with defaults. */
export function requestForm(
  product: TestProduct,
  fields: Readonly<Record<string, string>> = {},
): Record<string, string> {
  count += 1;
  const [size] = product.sizes;
  return {
    name: "Ann Miller",
    email: `buyer-${count}@example.com`,
    phone: "(303) 555-0123",
    message: "Bags for our spring fair, please.",
    product_id: String(product.id),
    sizes: JSON.stringify(size ? [size.name] : []),
    sizesQuantities: JSON.stringify(size ? { [size.name]: 10_000 } : {}),
    isLogo: "0",
    productColors: JSON.stringify(["#1A7F37"]),
    ...fields,
  };
}

/** A pending quote, asked for as the form does, without the network. */
export async function askForQuote(
  services: Services,
  product: TestProduct,
  {
    fields = {},
    logo,
    artwork,
    key,
    address = "192.0.2.1",
  }: {
    fields?: Readonly<Record<string, string>>;
    logo?: UploadedFile;
    artwork?: readonly UploadedFile[];
    key?: string;
    address?: string;
  } = {},
): Promise<{ id: number; reference: string }> {
  const parsed = quoteRequestFields.parse(requestForm(product, fields));
  // Each request brings its bytes, and gives them away.
  const own = logo && { ...logo, bytes: Buffer.from(logo.bytes) };
  return await clientRequestQuote(services, {
    fields: parsed,
    logo: own,
    ...(artwork && { artwork }),
    key,
    address,
  });
}

/** A quote's client, signed in. */
export async function signInClientOf(
  services: Services,
  quoteId: number,
): Promise<{ bearer: string; actor: Client }> {
  const { clientId, name } = await readQuoteForSystem(services.db, quoteId);
  const bearer = await openSession(services.db, "client", clientId, services.clock());
  return { bearer, actor: { kind: "client", clientId, name, tokenHash: hashToken(bearer) } };
}

/** The mailed link of a quote was opened: its client's address is known to be his. */
export async function confirmAddressOf({ db, clock }: Services, quoteId: number): Promise<void> {
  await confirmAddress(db, quoteId, clock());
}

/** The holder of a newly issued link of a quote. */
export async function holdLinkOf(
  services: Services,
  quoteId: number,
): Promise<{ bearer: string; actor: LinkHolder }> {
  const { clientId } = await readQuoteForSystem(services.db, quoteId);
  const bearer = await systemIssueQuoteLink(services, quoteId);
  return { bearer, actor: { kind: "link", clientId, quoteId } };
}

/** What a settled payment does to a quote; whether it was the first. */
export async function markPaid(services: Services, quoteId: number): Promise<boolean> {
  const { version } = await readQuoteForSystem(services.db, quoteId);
  const by = {
    actor: { kind: "system", id: null, name: "test" },
    at: services.clock(),
    timeZone: services.shop.facts().timeZone,
    depositDueDays: 7,
    orderPrefix: "GO",
    ...{ parts: [], isWhole: true },
  } as const;
  const counted = await services.db
    .transaction()
    .execute((transaction) => systemPayQuote(transaction, { quoteId, version, ...by }));
  return counted !== undefined;
}

const mail = z.looseObject({ quoteId: z.int().optional() });

/** The mails in the outbox, the oldest first, with their contents. */
export async function postedMails({ db }: Pick<Services, "db">) {
  const rows = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
  return rows.map(({ template, recipient, language, content }) => ({
    template,
    recipient,
    language,
    content: mail.parse(JSON.parse(content)),
  }));
}

/** What the history says of a quote, the oldest first. */
export async function historyOf({ db }: Pick<Services, "db">, quoteId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("history")
    .select("action")
    .where("subject", "=", "quote")
    .where("subject_id", "=", quoteId)
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
}
