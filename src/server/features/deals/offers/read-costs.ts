import type { VersionCostsAnswer } from "#contracts/quotes/quote-costs.ts";
import { madeChoices } from "#domain/offers/acceptance.ts";
import type { UnitCosts } from "#domain/offers/line-costs.ts";
import { workOutMargin } from "#domain/offers/margin.ts";
import { defaultChoices } from "#domain/offers/work-out-offer.ts";
import type { Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import type { Services } from "#server/services.ts";
import { findAcceptance } from "../model/acceptances.repository.ts";
import { readQuote } from "../model/read-quote.ts";
import { choicesOf } from "../model/stored-content.ts";
import { costsOf, readKnownCosts } from "../model/version-costs.ts";
import { findStanding, findVersions } from "../model/versions.repository.ts";

/** What the versions of a quote cost the shop, and what they leave it, the first version first. @throws 404 */
export async function staffReadCosts(
  { db }: Pick<Services, "db">,
  staff: Staff,
  quoteId: number,
): Promise<VersionCostsAnswer[]> {
  const quote = await readQuote(db, staff, quoteId);
  const acceptance = await findAcceptance(db, quote.id);
  const answers: VersionCostsAnswer[] = [];
  for (const version of await findVersions(db, quote)) {
    const { row, content } = version;
    const known = await readKnownCosts(db, version);
    const choices =
      acceptance?.version_id === row.id
        ? madeChoices(content, choicesOf(acceptance.choices))
        : defaultChoices(content.options);
    const margin = workOutMargin(content, known, choices);
    answers.push({
      ...{ number: row.number, typed: inDollars(costsOf(version).typed), unit_costs: inDollars(known) },
      ...{ net_cents: margin.netCents, costed_cents: margin.costedCents, cost_cents: margin.costCents },
      unknown_lines: margin.unknownLines,
    });
  }
  return answers;
}

/** What was typed of the costs of the version that is written, or was sent last, for an answer to who reads prices. */
export async function readTypedCosts(
  { db }: Pick<Services, "db">,
  staff: Staff,
  quote: Parameters<typeof findStanding>[1],
): Promise<{ readonly unit_costs?: Record<string, number> }> {
  if (!hasRight(staff, "prices.read")) return {};
  const { draft, current } = await findStanding(db, quote);
  const version = draft ?? current;
  return version ? { unit_costs: inDollars(costsOf(version).typed) } : {};
}

function inDollars(costs: UnitCosts): Record<string, number> {
  return Object.fromEntries(Object.entries(costs).map(([path, e4]) => [path, e4 / 10_000]));
}
