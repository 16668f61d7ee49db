import { moveOfOrder } from "#domain/orders/order-state.ts";
import { chooseUntil } from "#domain/orders/settlement.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type PostMail, postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";
import { mailClient } from "../delivery/delivery-mails.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { type Running, recordCommand } from "../model/run-command.ts";
import { dropOpenSettlement, writeSettlement } from "../model/settlements.repository.ts";
import { systemReadQuote } from "../model/system-read-quote.ts";
import { newsToStaff } from "../offers/offer-mails.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { type CountedOrder, countOrder } from "./count-order.ts";
import { countsToStore, isPacked } from "./read-settlement.ts";

interface Asked {
  readonly order: ReadOrder;
  readonly counted: CountedOrder;
}

/** The client wants all bags: production is opened again, and staff is told (L19.5). False where it cannot be any more. */
export async function askForRest(running: Running, { order, counted }: Asked): Promise<boolean> {
  const { inside, transaction, at } = running;
  const { row } = order;
  const state = moveOfOrder(row.state, "reopen");
  if (state === undefined || !(await changeOrderRow(transaction, row, { state }))) return false;
  const written = await writeSettlement(transaction, {
    ...openRow(row.id, counted, at),
    ...{ state: "rest", choice: "rest", choose_until: null },
  });
  if (!written) return false;
  await recordCommand(running, {
    ...{ subject: "order", subjectId: row.id, action: "order.ask-rest" },
    ...{ before: { state: row.state }, after: { state } },
  });
  const quote = await systemReadQuote(transaction, row.quote_id);
  await postMail(transaction, newsToStaff("rest-asked")(quote), staffRecipient(inside), at);
  return true;
}

/**
 * After the bags were packed: where there are fewer than the order allows, its client chooses within five days. Called by
 * the use case that packs, in its transaction. Answers whether he is asked.
 */
export async function systemAskToChoose(
  services: Services,
  transaction: Transaction,
  { order, at, post }: Pick<Asked, "order"> & Pick<Running, "at"> & { readonly post?: PostMail },
): Promise<boolean> {
  await dropOpenSettlement(transaction, order.row.id);
  if (!isPacked(order)) return false;
  const counted = await countOrder({ ...services, db: transaction }, order);
  if (!counted.isBelow) return false;
  const until = chooseUntil(shopDayAt(at, services.shop.facts().timeZone));
  const written = await writeSettlement(transaction, {
    ...openRow(order.row.id, counted, at),
    ...{ state: "asked", choice: null, choose_until: until },
  });
  if (!written) return false;
  const units = counted.counts.reduce((sum, { unitsGood }) => sum + (unitsGood ?? 0), 0);
  await mailClient(transaction, { order, at, post }, "choose", {
    ...{ units, chooseUntil: until, totalCents: counted.settled.worked.totalCents },
  });
  return true;
}

function openRow(orderId: number, counted: CountedOrder, at: Date) {
  return {
    ...{
      order_id: orderId,
      counts: JSON.stringify(countsToStore(counted)),
      total_cents: counted.settled.worked.totalCents,
    },
    ...{ difference_cents: counted.settled.differenceCents, freight_cents: null, invoice_id: null },
    ...{ created_at: at.toISOString(), settled_at: null },
  };
}
