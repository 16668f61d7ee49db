import type { CallData } from "#contracts/call.ts";
import type { reorder as reorderCall } from "#contracts/orders/reorder.ts";
import type { Locale } from "#domain/language/language.ts";
import { bagsToCompare, linesAgain } from "#domain/orders/offer-again.ts";
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
import { presentLineAgain } from "./present-line-again.ts";
import { type AskedBags, priceAgain } from "./price-again.ts";

/** Each is a new quote with two mails. */
const reorderLimit = { name: "reorder", maxHits: 20, perMilliseconds: hours(1) } as const satisfies Limit;

interface ReadingAgain {
  readonly orderId: number;
  readonly locale: Locale;
  readonly bags?: AskedBags | undefined;
}

/**
 * What an order would cost once more with so many bags, line by line beside what it cost, and why set-up comes back, in the
 * reader's language.
 * @throws 403, 404; 409 before it was delivered; 422
 */
export async function readReorder(
  services: Services,
  reader: Staff | Client,
  { orderId, locale, bags: asked }: ReadingAgain,
) {
  const order = await requireOrder(services, reader, orderId);
  if (reader.kind === "staff" && !hasRight(reader, "prices.read")) throw new AppError("forbidden");
  const again = await priceAgain(services, order, asked);
  const { accepted, worked, bags, repeat, isPrinted, setUpCents, totalWith } = again;
  const money = { locale, currency: services.shop.facts().currency };
  const units = bags.map((each) => each.units);
  const left = bags.map((each, at) => ({
    order_line_id: each.orderLineId,
    least_units: each.least,
    columns: bagsToCompare(each.ordered, each).map((count) => ({
      ...{ units: count, total_cents: totalWith(units.with(at, count)) },
    })),
  }));
  return {
    ...{ order_number: order.row.number, quote_id: order.row.quote_id, address: order.row.address },
    ...{ before_cents: accepted.worked.totalCents, today_cents: worked.totalCents, set_up_cents: setUpCents },
    is_exact: repeat.differences.length === 0,
    sentence: repeatSentence(repeat, {
      ...{ setUpCents, isPrinted, money },
      say: (message) => services.translate(locale, message),
    }),
    plates_until: isPrinted ? order.row.plates_until : null,
    lines: linesAgain(accepted.worked.lines, worked.lines).map((line) => presentLineAgain(line, left)),
  };
}

interface Reordering {
  readonly orderId: number;
  readonly asked: CallData<typeof reorderCall>["body"];
}

/**
 * Asks for an order once more: a new quote with a draft at today's prices; nothing of the old one is promised (L20.1). The
 * number and the message of the former order stay with it.
 * @throws 403, 404; 409 before it was delivered; 422; 429
 */
export async function reorder(
  services: Services,
  actor: Staff | Client,
  { orderId, asked }: Reordering,
): Promise<Quote> {
  if (actor.kind === "staff" && !hasRight(actor, "quotes.write")) throw new AppError("forbidden");
  const order = await requireOrder(services, actor, orderId);
  const { kind, id } = auditActorOf(actor);
  await requireQuota(services, reorderLimit, `${kind} ${id}`);
  const { quantities, message = "", wanted_by, po_number } = asked;
  const { accepted, content, lines, places, prices } = await priceAgain(services, order, quantities);
  const { quote } = accepted;
  const delivery = {
    ...quote.delivery,
    delivery_address: order.row.address ?? quote.delivery.delivery_address,
    ...{ wanted_by: wanted_by || null, po_number: po_number || null },
  };
  const added = await services.db.transaction().execute((transaction) =>
    orderQuoteAgain(services, transaction, actor, {
      ...{ orderId, quote: { ...quote, delivery, message }, lines, places, content },
      ...{ priceListId: prices.listId, printPrices: prices.list.print },
    }),
  );
  services.notifyMailWorker();
  return added;
}
