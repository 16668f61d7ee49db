import { z } from "zod";
import { frenchSeller } from "#contracts/invoices/invoices.ts";
import { companyAddressLines } from "#domain/companies/company-address-lines.ts";
import { frenchFactsOf } from "#domain/france/french-facts.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { factsOf } from "#domain/shop/shop-facts.ts";
import { companyOfQuote } from "#server/features/companies/company-of-quote.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Quote } from "./quote.ts";

const text = z.string();
const terms = z.union([
  z.object({ kind: z.literal("prepaid") }),
  z.object({ kind: z.enum(["net", "end_of_month"]), days: z.int() }),
]);

const parties = z.object({
  shop: z.object({
    ...{ name: text, street: text, city: text, region: text, postalCode: text, phone: text, email: text },
  }),
  /** In a shop in France alone: what its papers say of it, and of the company that buys. */
  french: z.object({ seller: frenchSeller, delivery: text, complaints: text }).nullable(),
  company: z.object({ name: text, billing: z.array(text), siren: text, vatNumber: text, terms }).optional(),
});

/** Who offers to whom: a version that is sent keeps it (ADR-73). */
export type OfferParties = z.infer<typeof parties>;

/** As the shop's settings and the buyer's company have it now. */
export async function currentParties(
  db: Db,
  quote: Pick<Quote, "companyId" | "clientId">,
  settings: ShopSettings,
): Promise<OfferParties> {
  const { name, street, city, region, postalCode, phone, email } = factsOf(settings, { isDemo: false });
  const shop = { name, street, city, region, postalCode, phone, email };
  const french = frenchFactsOf(settings);
  const company = french ? await companyOfQuote(db, quote) : undefined;
  if (!french || !company) return { shop, french };
  const { siren, vatNumber, terms: agreed, billing } = company;
  const buyer = { name: company.name, siren, vatNumber, terms: agreed };
  return { shop, french, company: { ...buyer, billing: billing ? companyAddressLines(billing) : [] } };
}

/** As they were when this version was sent; undefined of a draft, and of what was sent before versions kept it. */
export async function readOfferParties(
  db: Db,
  { quoteId, number }: { readonly quoteId: number; readonly number: number },
): Promise<OfferParties | undefined> {
  const row = await db
    .selectFrom("quote_versions")
    .select("snapshot")
    .where("quote_id", "=", quoteId)
    .where("number", "=", number)
    .executeTakeFirst();
  return partiesOf(row?.snapshot);
}

/** Those that a version's snapshot names. */
export function partiesOf(snapshot: string | null | undefined): OfferParties | undefined {
  if (!snapshot) return undefined;
  return z.object({ parties: parties.optional() }).parse(JSON.parse(snapshot)).parties;
}
