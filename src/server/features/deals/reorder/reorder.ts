import type { Locale } from "#domain/language/language.ts";
import { repeatSentence } from "#domain/orders/repeat.ts";
import { hours } from "#domain/time/durations.ts";
import { auditActorOf, type Client, type Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import { orderQuoteAgain } from "../offers/order-quote-again.ts";
import { requireOrder } from "../presenters/read-orders.ts";
import { priceAgain } from "./price-again.ts";

/** Each is a new quote with two mails. */
const reorderLimit = { name: "reorder", maxHits: 20, perMilliseconds: hours(1) } as const satisfies Limit;

/** What an order would cost once more, and why set-up comes back, in the reader's language. @throws 403, 404; 409 before it was delivered */
export async function readReorder(
  services: Services,
  reader: Staff | Client,
  { orderId, locale }: { readonly orderId: number; readonly locale: Locale },
) {
  const order = await requireOrder(services, reader, orderId);
  if (reader.kind === "staff" && !hasRight(reader, "prices.read")) throw new AppError("forbidden");
  const { repeat, beforeCents, todayCents, setUpCents } = await priceAgain(services, order);
  const money = { locale, currency: services.shop.facts().currency };
  return {
    ...{ before_cents: beforeCents, today_cents: todayCents, set_up_cents: setUpCents },
    is_exact: repeat.differences.length === 0,
    sentence: repeatSentence(repeat, {
      ...{ setUpCents, money },
      say: (message) => services.translate(locale, message),
    }),
    plates_until: order.row.plates_until,
  };
}

/**
 * Asks for an order once more: a new quote with a draft at today's prices; nothing of the old one is promised (L20.1).
 * @throws 403, 404; 409 before it was delivered; 429
 */
export async function reorder(services: Services, actor: Staff | Client, orderId: number): Promise<Quote> {
  if (actor.kind === "staff" && !hasRight(actor, "quotes.write")) throw new AppError("forbidden");
  const order = await requireOrder(services, actor, orderId);
  const { kind, id } = auditActorOf(actor);
  await requireQuota(services, reorderLimit, `${kind} ${id}`);
  const { accepted, content, lines, places, prices } = await priceAgain(services, order);
  const quote = await services.db.transaction().execute((transaction) =>
    orderQuoteAgain(services, transaction, actor, {
      ...{ orderId, quote: accepted.quote, lines, places, content },
      ...{ priceListId: prices.listId, printPrices: prices.list.print },
    }),
  );
  services.notifyMailWorker();
  return quote;
}
