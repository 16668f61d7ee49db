import { productNameOf } from "#domain/quotes/product-name.ts";
import { payableStatuses } from "#domain/quotes/quote-stage.ts";
import type { Buyer, LinkHolder } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isAcceptedUnpaid, owesByCount } from "./owes-money.ts";
import { findPlanItemForStaff } from "./plan-items.repository.ts";
import type { Quote } from "./quote.ts";
import { quoteMail } from "./quote-mail.ts";
import { findQuoteEvenDeletedForSystem, findQuoteOfClient } from "./quotes.repository.ts";
import { readQuoteRows } from "./read-quote-rows.ts";

/** The payer: the quote's client, or the holder of a link of it. */
export type Payer = Buyer | LinkHolder;

/** A quote as far as payments are concerned. */
export interface QuoteForPayment
  extends Pick<
    Quote,
    | "id"
    | "reference"
    | "status"
    | "stage"
    | "totalCents"
    | "name"
    | "email"
    | "language"
    | "clientId"
    | "companyId"
    | "createdAt"
  > {
  /** Raised when the total changes, and only then: what a payment is tied to. Not the row's ETag. */
  readonly version: number;
  readonly productName: string;
  /** As mails show it. */
  readonly mailed: ReturnType<typeof quoteMail>;
}

/** A quote that this payer may see. @throws 404 for a foreign one as for a missing one */
export async function readQuoteForPayment(db: Db, payer: Payer, quoteId: number): Promise<QuoteForPayment> {
  const quote = await findQuoteOfClient(db, payer, quoteId);
  if (!quote) throw new AppError("not_found");
  return forPayment(quote);
}

/** The quote of a payment that exists, for mails and books: also when it was deleted since. @throws 404 */
export async function readQuoteForSystem(
  db: Db,
  quoteId: number,
): Promise<QuoteForPayment & { readonly isDeleted: boolean }> {
  const found = await findQuoteEvenDeletedForSystem(db, quoteId);
  if (!found) throw new AppError("not_found");
  return { ...forPayment(found.quote), isDeleted: found.isDeleted };
}

/** What this payer may pay now, or owes since the count asked for it, newest first. */
export async function listPayableQuotes(db: Db, payer: Payer): Promise<QuoteForPayment[]> {
  const his = db
    .selectFrom("quotes")
    .selectAll()
    .where("client_id", "=", payer.clientId)
    .where("deleted_at", "is", null)
    .where((eb) => {
      const owesMore = eb.and([eb("stage", "=", "accepted"), owesByCount("quotes.id")]);
      return eb.or([eb("status", "in", payableStatuses), owesMore]);
    })
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  const rows = await (payer.kind === "client" ? his : his.where("id", "=", payer.quoteId)).execute();
  return (await readQuoteRows(db, rows)).map(forPayment);
}

function forPayment(quote: Quote): QuoteForPayment {
  const { id, reference, status, stage, name, email, language, clientId, companyId } = quote;
  const { totalCents, lines, interest, createdAt } = quote;
  const products = lines.map((line) => line.productName);
  return {
    ...{ id, reference, status, stage, name, email, language, clientId, companyId },
    ...{ totalCents, createdAt },
    version: quote.priceVersion,
    productName: productNameOf({ products, interest, reference }),
    mailed: quoteMail(quote),
  };
}

/** The quotes of a client that are accepted and owe something, the oldest first. */
export async function systemFindUnpaidQuotes(
  db: Db,
  clientId: number,
): Promise<{ readonly id: number; readonly reference: string }[]> {
  return await db
    .selectFrom("quotes")
    .select(["id", "reference"])
    .where("client_id", "=", clientId)
    .where(isAcceptedUnpaid("quotes"))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

/** The quote that an item is owed for; undefined for one that does not exist. */
export async function systemFindQuoteOfItem(db: Db, itemId: number): Promise<number | undefined> {
  return (await findPlanItemForStaff(db, itemId))?.quote_id;
}
