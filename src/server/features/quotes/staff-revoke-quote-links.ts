import { doerOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordDeed } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { revokeQuoteLinks } from "./quote-links.repository.ts";
import { findQuoteForStaff } from "./quotes.repository.ts";

/** Ends every link of a quote, when one went to the wrong eyes; the client can ask for a fresh one (D12, S9). */
export async function staffRevokeQuoteLinks(
  { db, clock }: Pick<Services, "db" | "clock">,
  staff: Staff,
  { quoteId }: { readonly quoteId: number },
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const quote = await findQuoteForStaff(transaction, quoteId);
    if (!quote) throw new AppError("not_found");
    const revoked = await revokeQuoteLinks(transaction, quoteId, clock());
    await recordDeed(transaction, {
      subject: "quote",
      subjectId: quoteId,
      action: "quote.revoke-links",
      doer: doerOf(staff),
      after: { revoked },
      at: clock(),
    });
    return revoked;
  });
}
