import { searchOffice } from "#contracts/search.ts";
import type { Right } from "#domain/accounts/roles.ts";
import type { Locale } from "#domain/language/language.ts";
import { showCents } from "#domain/money/show-money.ts";
import { bestFirst, type FoundKind, type FoundRecord, foundKinds } from "#domain/search/found-records.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { Staff } from "#server/access/actor.ts";
import { hasRight, office } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Services } from "#server/services.ts";

/** The first records of a kind that a text finds. */
type SearchSource = (
  services: Services,
  staff: Staff,
  search: { readonly text: string; readonly most: number },
) => Promise<readonly Omit<FoundRecord, "kind">[]>;

/** One for each kind, handed over where the features are put together: none of them knows another. */
export type SearchSources = Readonly<Record<FoundKind, SearchSource>>;

/** Of each kind so many are looked at; the lists hold all. */
const mostOfKind = 8;

const rightOfKind: Readonly<Record<FoundKind, Right>> = {
  quote: "quotes.read",
  order: "orders.read",
  invoice: "payments.read",
  payment: "payments.read",
  client: "clients.read",
  company: "companies.read",
  "contact-message": "inbox.read",
};

const pageOfKind: Readonly<Record<FoundKind, (record: FoundRecord) => string>> = {
  quote: ({ id }) => officePaths.adminQuote(id),
  order: ({ id }) => officePaths.adminOrder(id),
  invoice: ({ id }) => officePaths.adminInvoice(id),
  payment: ({ id }) => officePaths.adminPayment(id),
  client: ({ id }) => officePaths.adminClient(id),
  company: ({ id }) => officePaths.adminCompany(id),
  // It has no page of its own: the inbox shows it.
  "contact-message": ({ title }) => officePaths.adminSection("inbox", { search: title }),
};

/** What the office finds by a text, whichever feature it belongs to: as much of it as the reader may know. */
export function searchRoutes({ routes, services, sources }: Mounting & { sources: SearchSources }): void {
  routes.add(searchOffice, office, async ({ request, actor, query: { q: text } }) => ({
    results:
      text === "" ? [] : await staffSearch(services, actor, { text, sources, locale: request.locale() }),
  }));
}

interface Searching {
  readonly text: string;
  readonly sources: SearchSources;
  readonly locale: Locale;
}

async function staffSearch(services: Services, staff: Staff, { text, sources, locale }: Searching) {
  const found: FoundRecord[] = [];
  for (const kind of foundKinds) {
    if (!hasRight(staff, rightOfKind[kind])) continue;
    const records = await sources[kind](services, staff, { text, most: mostOfKind });
    found.push(...records.map((record) => ({ ...record, kind })));
  }
  const money = { locale, currency: services.shop.facts().currency };
  const isTold = hasRight(staff, "prices.read");
  return bestFirst(found, text).map((record) => {
    const { kind, id, title, details, amountCents } = record;
    const amount = isTold && amountCents !== undefined ? showCents(amountCents, money) : undefined;
    const detail = [...details, amount].filter(Boolean).join(" · ");
    return { kind, id, title, detail, href: pageOfKind[kind](record) };
  });
}
