import { madeChoices } from "#domain/offers/acceptance.ts";
import { type WorkedOutOffer, withoutTaxes, workOutOffer } from "#domain/offers/work-out-offer.ts";
import type { Db } from "#server/platform/database/db.ts";
import { choicesOf, readStoredContent } from "./stored-content.ts";

/** The offer of a quote that was sent and neither recalled nor replaced. */
export interface StandingOffer {
  /** Of its version. */
  readonly number: number;
  /** It was accepted, and is worked out with what was chosen; before that with the defaults. */
  readonly isAgreed: boolean;
  readonly worked: WorkedOutOffer;
}

/** The offers that stand, by the ids of their quotes: one statement for any number of them. */
export async function findStandingOffers(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, StandingOffer>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("quote_versions")
    .leftJoin("acceptances", (join) =>
      join.onRef("acceptances.version_id", "=", "quote_versions.id").on("acceptances.undone_at", "is", null),
    )
    .selectAll("quote_versions")
    .select(["acceptances.choices", "acceptances.exempt_certificate_id as accepted_exempt_id"])
    .where("quote_versions.quote_id", "in", quoteIds)
    .where("quote_versions.state", "in", ["sent", "accepted"])
    .orderBy("quote_versions.number")
    .execute();
  return new Map(
    rows.map((row) => {
      const written = readStoredContent(row.content);
      const isExempt = row.exempt_certificate_id !== null || row.accepted_exempt_id !== null;
      const content = isExempt ? withoutTaxes(written) : written;
      const choices = row.choices === null ? undefined : madeChoices(content, choicesOf(row.choices));
      const { number, state } = row;
      const worked = workOutOffer(content, choices);
      return [row.quote_id, { number, isAgreed: state === "accepted", worked }];
    }),
  );
}
