import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, conflict, type QuoteAt } from "../commands/change-quote.ts";
import { isTaxedOtherwise, lookUpExemption } from "../model/exemption.ts";
import { prepareDraft, termsOf } from "../model/record-versions.ts";
import { costsOf } from "../model/version-costs.ts";
import { findStanding } from "../model/versions.repository.ts";

const taxChanged: Message = /*i18n*/ {
  id: "offer.send.taxChanged",
  message:
    "Whether this buyer pays tax has changed, and the total with it. Please look at the draft once more.",
};

interface Sending extends QuoteAt {
  /** The specified confirmation sends the first version alone; an offer is also sent beside one. */
  readonly sends: "first" | "next";
}

/**
 * Before a version is sent its exemption is looked up again: a certificate may have ended, the goods may go to another
 * state (SPEC-4.49). Where the buyer is taxed otherwise by now the draft gets the new total, in a transaction of its own,
 * so that staff sees it. An offer in force that is to be sent anew gets its draft so.
 * @throws 409 with the new total
 */
export async function requireSameTax(
  services: Services,
  staff: Staff,
  { sends, ...at }: Sending,
): Promise<void> {
  const { timeZone } = services.shop.facts();
  let total_cents: number | undefined;
  const quote = await changeQuote(services, staff, {
    ...at,
    command: "edit",
    decide: async (found, now, transaction) => {
      const { draft, current } = await findStanding(transaction, found);
      const version = sends === "next" ? (draft ?? current) : current ? undefined : draft;
      if (!version) return undefined;
      const content = version.written;
      const exemption = await lookUpExemption(transaction, found, content, { at: now, timeZone });
      if (!isTaxedOtherwise(version, exemption)) return undefined;
      const { typed: costs } = costsOf(version);
      const writing = { content, costs, terms: termsOf(version), at: now, timeZone };
      const prepared = await prepareDraft(transaction, found, writing);
      total_cents = prepared.totalCents;
      return {
        ...{ action: "quote.edit", set: {}, version: prepared.write },
        before: { total_cents: version.row.total_cents },
        after: { total_cents },
      };
    },
  });
  if (total_cents === undefined) return;
  const { extra } = conflict(quote, taxChanged).details;
  throw new AppError("conflict", { message: taxChanged, extra: { ...extra, total_cents } });
}
