import type { LinkRights } from "#domain/offers/offer-links.ts";
import { endOfShopDay } from "#domain/time/shop-day.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { OfferLinkRow } from "./offer-links.table.ts";
import { findLastDay } from "./versions.repository.ts";
import "./quotes.table.ts";

/** What a link opens, and for whom, while it has neither ended nor run out and its quote is not deleted. */
export async function findOfferLink(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom("offer_links")
    .innerJoin("quotes", "quotes.id", "offer_links.quote_id")
    .select(["offer_links.id as linkId", "offer_links.email", "rights", "is_shared"])
    .select(["quotes.id as quoteId", "quotes.client_id as clientId", "quotes.name as clientName"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .where("ended_at", "is", null)
    .where("quotes.deleted_at", "is", null)
    .executeTakeFirst();
  return row && { ...row, isShared: row.is_shared === 1 };
}

interface NewLink {
  readonly quoteId: number;
  readonly tokenHash: string | null;
  readonly email: string;
  readonly rights: LinkRights;
  readonly isShared: boolean;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function addOfferLink(db: Db, link: NewLink): Promise<OfferLinkRow> {
  return await db
    .insertInto("offer_links")
    .values({
      ...{ quote_id: link.quoteId, token_hash: link.tokenHash, email: link.email, rights: link.rights },
      ...{ is_shared: link.isShared ? 1 : 0, expires_at: link.expiresAt.toISOString() },
      ...{ ended_at: null, last_opened_at: null, created_at: link.at.toISOString() },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives a shared link the token that its mail carries; that of an earlier delivery opens nothing any more. */
export async function giveToken(
  db: Db,
  linkId: number,
  { tokenHash, expiresAt }: { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable("offer_links")
    .set({ token_hash: tokenHash, expires_at: expiresAt.toISOString() })
    .where("id", "=", linkId)
    .execute();
}

/** The links of a quote that work, the newest first. */
export async function findOfferLinks(db: Db, quoteId: number, now: Date): Promise<OfferLinkRow[]> {
  return await db
    .selectFrom("offer_links")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .where("expires_at", ">", now.toISOString())
    .where("ended_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** Ends one link of a quote, or all of them, and says how many it were. */
export async function endOfferLinks(
  transaction: Transaction,
  { quoteId, linkId }: { readonly quoteId: number; readonly linkId?: number },
  at: Date,
): Promise<number> {
  const ofQuote = transaction
    .updateTable("offer_links")
    .set({ ended_at: at.toISOString() })
    .where("quote_id", "=", quoteId)
    .where("ended_at", "is", null);
  const ending = linkId === undefined ? ofQuote : ofQuote.where("id", "=", linkId);
  return Number((await ending.executeTakeFirst()).numUpdatedRows);
}

/** No link of an offer ends before the offer does: asked where it is sent, or holds until another day. */
export async function keepLinksWithOffer(
  transaction: Transaction,
  quoteId: number,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<void> {
  const lastDay = await findLastDay(transaction, quoteId);
  if (lastDay === undefined) return;
  const end = new Date(endOfShopDay(lastDay, timeZone));
  await transaction
    .updateTable("offer_links")
    .set({ expires_at: end.toISOString() })
    .where("quote_id", "=", quoteId)
    .where("expires_at", ">", now.toISOString())
    .where("expires_at", "<", end.toISOString())
    .execute();
}

export async function noteLinkOpened(db: Db, linkId: number, at: Date): Promise<void> {
  await db
    .updateTable("offer_links")
    .set({ last_opened_at: at.toISOString() })
    .where("id", "=", linkId)
    .execute();
}

/** Removes links that ran out. */
export async function deleteExpiredOfferLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("offer_links").where("expires_at", "<=", now.toISOString()).execute();
}
