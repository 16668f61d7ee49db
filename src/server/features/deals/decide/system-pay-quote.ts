import { exemptionEnded, type Refusal, refusalToPayOffer } from "#domain/offers/acceptance.ts";
import { isExpired } from "#domain/offers/validity.ts";
import type { Allocation } from "#domain/payments/dues.ts";
import { sum } from "#domain/sum.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { systemEndWaitByMoney } from "../commands/decision-wait.ts";
import { systemCancelReminders } from "../commands/system-plan-reminders.ts";
import { hasExemptionEnded } from "../model/exemption.ts";
import { findPlanItems } from "../model/plan-items.repository.ts";
import {
  findQuoteEvenDeletedForSystem,
  markQuoteRowPaid,
  notePaidAgain,
} from "../model/quotes.repository.ts";
import { readStoredContent } from "../model/stored-content.ts";
import { findOfferInForce } from "../model/versions.repository.ts";
import { systemAcceptByPaying } from "../offers/record-acceptance.ts";

interface Paid {
  readonly quoteId: number;
  /** As `readQuoteForPayment` gave it when the payment was opened. */
  readonly version: number;
  /** What of the payment counts for which item. */
  readonly parts: Allocation["parts"];
  /** Nothing is open after it. */
  readonly isWhole: boolean;
  readonly at: Date;
  readonly timeZone: string;
  readonly depositDueDays: number;
  readonly orderPrefix: string;
  readonly actor: AuditActor;
  /** It can be undone itself: what it ends was ended before. */
  readonly isUndoable?: boolean;
}

/** What of a payment counts for an item. */
export interface ItemPart {
  readonly itemId: number;
  readonly cents: number;
}

/**
 * Lets a payment count for the items of a quote, in the transaction that records it: the quote is accepted by it, and paid,
 * once, when nothing is open any more. Answers what of it counts for which item, and undefined when it may not be paid (already paid, rejected, expired, deleted) or when
 * its price is another one than was paid: then the payment is for staff to check (REL-M10). A quote that is paid stays so
 * when what the count asked for since is paid (L10.7).
 */
export async function systemPayQuote(
  transaction: Transaction,
  paid: Paid,
): Promise<readonly ItemPart[] | undefined> {
  const { quoteId, version, isWhole, at, timeZone, depositDueDays, orderPrefix, actor } = paid;
  const found = await findQuoteEvenDeletedForSystem(transaction, quoteId);
  if (!found || (await refusalToPay(transaction, quoteId, { now: at, timeZone }))) return undefined;
  const isLater = found.quote.status === "paid";
  const isMarked = isLater
    ? paid.parts.length > 0 && (await notePaidAgain(transaction, quoteId, version))
    : await markQuoteRowPaid(transaction, quoteId, { priceVersion: version, isWhole, at });
  if (!isMarked) return undefined;
  await systemAcceptByPaying(transaction, found.quote, { at, timeZone, depositDueDays, orderPrefix });
  await systemCancelReminders(transaction, quoteId, { why: "answered", ofOffer: !isWhole });
  if (!paid.isUndoable) await systemEndWaitByMoney(transaction, found.quote, at);
  await recordAudit(transaction, {
    ...{ subject: "quote", subjectId: quoteId, actor, at },
    ...(isWhole && !isLater
      ? { action: "quote.pay", after: { status: "paid", paid_at: at.toISOString() } }
      : {
          action: "quote.pay-part",
          after: { amount_cents: sum(paid.parts.map(({ amountCents }) => amountCents)) },
        }),
  });
  return await itemsOf(transaction, paid);
}

async function itemsOf(transaction: Transaction, { quoteId, parts }: Paid): Promise<ItemPart[]> {
  const items = await findPlanItems(transaction, [quoteId]);
  return parts.map(({ position, amountCents }) => {
    const item = items.find((each) => each.position === position);
    if (!item) throw new Error(`quote ${quoteId} has no item ${position}`);
    return { itemId: item.id, cents: amountCents };
  });
}

/** Why the offer in force cannot be paid now (L4.4, L6); undefined where it can, or was accepted. */
export async function refusalToPay(
  db: Db,
  quoteId: number,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<Refusal | undefined> {
  const row = await findOfferInForce(db, quoteId);
  if (!row) return undefined;
  const isOver = isExpired(row.valid_until, now, timeZone);
  const refusal = refusalToPayOffer({ content: readStoredContent(row.content), isOver });
  if (refusal) return refusal;
  const isTaxed = await hasExemptionEnded(db, { row }, { at: now, timeZone });
  return isTaxed ? { code: "conflict", message: exemptionEnded } : undefined;
}
