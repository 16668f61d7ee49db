import type { Mail } from "#contracts/mails.ts";
import type { DeliveryNews } from "#contracts/orders/delivery-mails.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type PostMail, postingAt } from "#server/platform/mail/post-mail.ts";
import type { ShipmentRow } from "../model/shipments.table.ts";
import { systemReadQuote } from "../model/system-read-quote.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { readTracking } from "../presenters/show-shipment.ts";

interface Told {
  readonly order: Pick<ReadOrder, "row">;
  readonly at: Date;
  /** Lays the mail where it waits; without it the mail leaves at once. */
  readonly post?: PostMail | undefined;
}

interface Shipped extends Told {
  readonly shipment: Pick<ShipmentRow, "carrier" | "tracking">;
  readonly units: number;
  /** What was written before was wrong. */
  readonly isCorrected?: boolean;
}

/** Tells the client that a part of his order is on its way, or all of it. */
export async function mailShipped(
  transaction: Transaction,
  { order, shipment, units, at, post, isCorrected = false }: Shipped,
): Promise<void> {
  const { carrier } = shipment;
  const tracking = readTracking(shipment);
  const news = isCorrected ? "shipment-corrected" : "shipped";
  await mailClient(transaction, { order, at, post }, news, { units, carrier, tracking });
}

/** Writes to the client of an order, in his language. */
export async function mailClient(
  transaction: Transaction,
  { order: { row }, at, post = postingAt(transaction, at) }: Told,
  news: DeliveryNews,
  more: Omit<
    Extract<Mail, { template: "delivery-news" }>,
    "template" | "news" | "quoteId" | "reference" | "name" | "order"
  >,
): Promise<void> {
  const quote = await systemReadQuote(transaction, row.quote_id);
  const { id: quoteId, reference, name } = quote;
  const about = { quoteId, reference, name, order: row.number };
  await post({ template: "delivery-news", news, ...about, ...more }, quote);
}
