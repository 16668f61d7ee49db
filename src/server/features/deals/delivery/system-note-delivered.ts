import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { PostMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { markShipmentsDelivered, sumShipped } from "../model/shipments.repository.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { mailClient } from "./delivery-mails.ts";

/** All that was under way has arrived, and its client is told. Called by the use case that delivers, in its transaction. */
export async function systemNoteDelivered(
  { shop }: Pick<Services, "shop">,
  transaction: Transaction,
  {
    order,
    at,
    post,
  }: { readonly order: Pick<ReadOrder, "row">; readonly at: Date; readonly post?: PostMail },
): Promise<void> {
  await markShipmentsDelivered(transaction, order.row.id, shopDayAt(at, shop.facts().timeZone));
  const shipped = await sumShipped(transaction, [order.row.id]);
  const units = [...shipped.values()].reduce((sum, each) => sum + each, 0);
  await mailClient(transaction, { order, at, post }, "delivered", { units });
}
