import type { Db, Transaction } from "#server/platform/database/db.ts";
import "./quote-links.table.ts";
import "./quotes.table.ts";

/** What a link opens, while it is neither expired nor revoked and its quote is not deleted. */
export async function findQuoteLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ quoteId: number; clientId: number; addressConfirmedAt: string | null } | undefined> {
  return await db
    .selectFrom("quote_links")
    .innerJoin("quotes", "quotes.id", "quote_links.quote_id")
    .select(["quotes.id as quoteId", "quotes.client_id as clientId"])
    .select("quotes.address_confirmed_at as addressConfirmedAt")
    .where("quote_links.token_hash", "=", tokenHash)
    .where("quote_links.expires_at", ">", now.toISOString())
    .where("quote_links.revoked_at", "is", null)
    .where("quotes.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Locks a link that is still good until the transaction ends; false when it is not good any more. */
export async function holdQuoteLink(
  transaction: Transaction,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const result = await transaction
    .updateTable("quote_links")
    .set((eb) => ({ expires_at: eb.ref("expires_at") }))
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function addQuoteLink(
  db: Db,
  link: { tokenHash: string; quoteId: number; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("quote_links")
    .values({
      token_hash: link.tokenHash,
      quote_id: link.quoteId,
      expires_at: link.expiresAt.toISOString(),
      revoked_at: null,
      created_at: link.at.toISOString(),
    })
    .execute();
}

/** Ends every link of a quote, and says how many it were. */
export async function revokeQuoteLinks(transaction: Transaction, quoteId: number, at: Date): Promise<number> {
  const result = await transaction
    .updateTable("quote_links")
    .set({ revoked_at: at.toISOString() })
    .where("quote_id", "=", quoteId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Removes links that ran out. */
export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("quote_links").where("expires_at", "<=", now.toISOString()).execute();
}
