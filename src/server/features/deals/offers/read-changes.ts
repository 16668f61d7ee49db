import type { MoneyStyle } from "#domain/money/show-money.ts";
import { differences, type ReadVersion } from "#domain/offers/differences.ts";
import { toleranceOf } from "#domain/orders/tolerance.ts";
import type { Message } from "#domain/words.ts";
import type { Actor } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { readQuote } from "../model/read-quote.ts";
import { findVersions, type QuoteVersion } from "../model/versions.repository.ts";
import { seenBy } from "./read-versions.ts";

interface Changes {
  readonly changes: readonly Message[];
  readonly total_before_cents: number | null;
  readonly total_cents: number;
}

/**
 * What a version changes against the one that was sent before it (L3.6); nothing for the first.
 * @throws 404 for a version that this reader does not see
 */
export async function readChanges(
  { db }: Pick<Services, "db">,
  actor: Actor,
  {
    quoteId,
    number,
    money,
  }: { readonly quoteId: number; readonly number: number; readonly money: MoneyStyle },
): Promise<Changes> {
  const quote = await readQuote(db, actor, quoteId);
  const versions = await findVersions(db, quote);
  const version = seenBy(actor, versions).find(({ row }) => row.number === number);
  if (!version) throw new AppError("not_found");
  const before = versions.findLast(({ row }) => row.number < number && row.sent_at !== null);
  const total_cents = version.row.total_cents;
  if (!before) return { changes: [], total_before_cents: null, total_cents };
  return {
    changes: differences(readBy(before), readBy(version), money),
    total_before_cents: before.row.total_cents,
    total_cents,
  };
}

function readBy({ row, content }: QuoteVersion): ReadVersion {
  return { content, tolerance: toleranceOf(row.tolerance_ppm, row.tolerance_under_ppm), intro: row.intro };
}
