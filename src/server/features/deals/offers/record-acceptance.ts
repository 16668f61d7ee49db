import { isOnTerms } from "#domain/companies/payment-terms.ts";
import { madeChoices } from "#domain/offers/acceptance.ts";
import { knownCosts } from "#domain/offers/line-costs.ts";
import { workOutMargin } from "#domain/offers/margin.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { workOutDues } from "#domain/offers/plan.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { needsProof, orderedLines } from "#domain/orders/order-lines.ts";
import { orderNumberOf } from "#domain/quotes/quote-reference.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { canonicalHash } from "#server/canonical-hash.ts";
import { type BuyingCompany, companyOfQuote } from "#server/features/companies/company-of-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type Acceptance, addAcceptance } from "../model/acceptances.repository.ts";
import { addPlanItems } from "../model/plan-items.repository.ts";
import type { Quote } from "../model/quote.ts";
import { systemAddFirstVersion } from "../model/record-versions.ts";
import { costsOf, frozenCosts } from "../model/version-costs.ts";
import { changeVersion, findStanding, type QuoteVersion } from "../model/versions.repository.ts";
import { bookAccepted } from "../receivables/book-asked.ts";

/** Who accepted, and how: the part of the evidence that does not come from the offer. */
export type Signature = Pick<Acceptance, "kind" | "name"> &
  Partial<
    Pick<
      Acceptance,
      | "client_id"
      | "recorded_by"
      | "channel"
      | "answered_on"
      | "title"
      | "po_number"
      | "sentence"
      | "ip"
      | "user_agent"
      | "link_email"
    >
  >;

/** Paying accepts what was offered; for a quote that is accepted already it changes nothing. */
export async function systemAcceptByPaying(
  transaction: Transaction,
  quote: Quote,
  terms: Pick<Recording, "at" | "timeZone" | "depositDueDays" | "orderPrefix">,
): Promise<void> {
  const version = await requireVersion(transaction, quote, terms.at);
  if (version.row.state === "accepted") return;
  const signature: Signature = { kind: "paid", name: quote.name, client_id: quote.clientId };
  const { totalCents } = quote;
  const choices = madeChoices(version.content);
  const company = await companyOfQuote(transaction, quote);
  await recordAcceptance(transaction, {
    ...{ quote, version, company, choices, signature, totalCents },
    ...terms,
  });
}

/** What stands; a quote without any version, written straight into the database, gets what was asked for. */
async function requireVersion(transaction: Transaction, quote: Quote, at: Date): Promise<QuoteVersion> {
  const found = await findStanding(transaction, quote);
  const standing = found.current ?? found.draft;
  if (standing) return standing;
  await systemAddFirstVersion(transaction, quote, at);
  const { draft } = await findStanding(transaction, quote);
  if (!draft) throw new Error(`quote ${quote.id} has no version`);
  return draft;
}

interface Recording {
  readonly quote: Quote;
  readonly version: QuoteVersion;
  readonly company: BuyingCompany | undefined;
  readonly choices: Choices;
  readonly signature: Signature;
  readonly at: Date;
  readonly timeZone: string;
  readonly depositDueDays: number;
  /** What the numbers of orders begin with. */
  readonly orderPrefix: string;
  /** With the choices that were made. */
  readonly totalCents: number;
}

/** Stores the evidence, makes the order, and what it owes: once, together. */
export async function recordAcceptance(transaction: Transaction, recording: Recording): Promise<void> {
  const { quote, version, company, choices, signature, at, timeZone, totalCents } = recording;
  const { depositDueDays, orderPrefix } = recording;
  const evidence = {
    ...{ client_id: null, recorded_by: null, channel: null, answered_on: null, title: null, po_number: null },
    ...{ sentence: "", ip: null, user_agent: null },
    ...signature,
    version_id: version.row.id,
    version_hash: version.row.hash,
    choices: JSON.stringify(choices),
    exempt_certificate_id: version.row.exempt_certificate_id,
    total_cents: workOutOffer(version.content, choices).totalCents,
    created_at: at.toISOString(),
  };
  const hash = canonicalHash(evidence);
  const { lines } = workOutOffer(version.content, choices);
  const accepted = lines.map(({ line }) => line);
  // A draft that is accepted by paying was never sent: its costs are frozen now.
  const costs = await frozenCosts(transaction, version);
  const known = knownCosts(costsOf({ row: costs }));
  const margin = workOutMargin(version.content, known, choices);
  const order = {
    ...{ quote_id: quote.id, version_id: version.row.id, address: quote.delivery.delivery_address },
    in_hands_on: wantedDay(quote, shopDayAt(at, timeZone)),
    needs_proof: needsProof(accepted, quote.isLogoRequired) ? (1 as const) : (0 as const),
    ...{ number: orderNumberOf(quote.reference, orderPrefix), created_at: at.toISOString() },
    ...{ net_cents: margin.netCents, costed_cents: margin.costedCents, cost_cents: margin.costCents },
  };
  const made = { order, lines: orderedLines(accepted) };
  const { acceptanceId, orderId } = await addAcceptance(
    transaction,
    { ...evidence, hash, undone_at: null },
    made,
  );
  const dues = workOutDues(totalCents, version.content.plan, {
    ...{ acceptedOn: shopDayAt(at, timeZone), isOnTerms: isOnTerms(company?.terms) },
    depositDueDays,
  });
  const items = dues.map((item) => ({
    ...{ version_id: version.row.id, order_id: orderId, position: item.position, kind: item.kind },
    ...{ amount_cents: item.amountCents, due: item.due, due_days: item.days ?? null },
    due_on: item.dueOn,
  }));
  await addPlanItems(transaction, items);
  await bookAccepted(transaction, {
    ...{ quoteId: quote.id, sourceId: acceptanceId, at },
    // One that was given elsewhere counts for the day on which it was given.
    day: signature.answered_on ?? shopDayAt(at, timeZone),
  });
  await changeVersion(transaction, version.row.id, { ...costs, state: "accepted" });
}

/** The day on which the client asked for the goods is the order's, unless it is over (L17.3). */
function wantedDay({ delivery: { wanted_by: day } }: Quote, today: string): string | null {
  return day !== null && day >= today ? day : null;
}
