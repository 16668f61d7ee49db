import type { Locale } from "#domain/language/language.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { withoutTaxes, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { offerAgain } from "#domain/orders/offer-again.ts";
import { compareRepeat, type Repeat, repeatSentence, requestedPlaces } from "#domain/orders/repeat.ts";
import { type PrintPlace, printedColours } from "#domain/prices/print-places.ts";
import { hours } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Client, type Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import type { ActivePrices } from "#server/features/catalogue/prices/keep-active-prices.ts";
import {
  readSizesForQuote,
  type SizeForQuote,
} from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { lookUpExemption } from "../model/exemption.ts";
import type { Quote, QuoteLine } from "../model/quote.ts";
import { type AcceptedOrder, systemReadAcceptedOrder } from "../model/read-accepted-order.ts";
import { orderQuoteAgain } from "../offers/order-quote-again.ts";
import { requireOrder } from "../presenters/read-orders.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { findApprovedProof, readPlates } from "../proofs/plates.ts";

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

const notDelivered: Message = /*i18n*/ {
  id: "orders.reorder.notDelivered",
  message: "An order is ordered again once it has been delivered.",
};

/** An order as it would be today. */
interface PricedAgain {
  readonly accepted: AcceptedOrder;
  /** What was accepted, at today's prices. */
  readonly content: OfferContent;
  readonly beforeCents: number;
  readonly todayCents: number;
  readonly repeat: Repeat;
  /** The printed places, as they were approved; as they were asked for where no proof was. */
  readonly places: readonly PrintPlace[];
  /** Null where the list does not know it. */
  readonly setUpCents: number | null;
  readonly lines: readonly QuoteLine[];
  readonly prices: ActivePrices;
}

/** Prices an order anew by today's list (L20.1). @throws 409 before it was delivered */
async function priceAgain(
  services: Pick<Services, "db" | "clock" | "prices" | "shop">,
  { row }: ReadOrder,
): Promise<PricedAgain> {
  const { db } = services;
  if (row.state !== "delivered" && row.state !== "closed")
    throw new AppError("conflict", { message: notDelivered });
  const accepted = await systemReadAcceptedOrder(db, row.quote_id);
  if (!accepted) throw new AppError("not_found");
  const ordered = accepted.worked.lines.map(({ line }) => line);
  const sizeIds = ordered.flatMap(({ sizeId }) => sizeId ?? []);
  const { byId } = await readSizesForQuote(db, { sizeIds });
  const prices = await services.prices.read(db);
  const plates = await readPlates(db, accepted, await findApprovedProof(db, row.id));
  const repeat = compareRepeat(
    plates,
    { ...plates, sizeIds: sizeIds.filter((id) => byId.has(id)) },
    { platesUntil: row.plates_until, today: todayOf(services) },
  );
  const flat: OfferContent = { ...accepted.written, lines: ordered, options: [] };
  const content = offerAgain(flat, {
    list: prices.list,
    ownPrices: new Map([...byId.values()].map(({ sizeId, unitPriceE4 }) => [sizeId, unitPriceE4])),
    productOf: new Map([...byId.values()].map(({ sizeId, productId }) => [sizeId, productId])),
    setUpColours: coloursOf(repeat),
  });
  const when = { at: services.clock(), timeZone: services.shop.facts().timeZone };
  const isExempt = (await lookUpExemption(db, accepted.quote, content, when)) !== undefined;
  const worked = workOutOffer(isExempt ? withoutTaxes(content) : content);
  const setUps = worked.lines.filter(({ line }) => line.kind === "setup");
  return {
    ...{ accepted, content, repeat, prices, beforeCents: accepted.worked.totalCents },
    places: requestedPlaces(plates.places),
    todayCents: worked.totalCents,
    setUpCents: setUps.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines: content.lines.flatMap((line) => lineOf(line, byId)),
  };
}

function coloursOf({ differences, setUp }: Repeat): number | "as-before" {
  if (differences.length === 0) return 0;
  const colours = printedColours(setUp);
  return colours > 0 ? colours : "as-before";
}

/** A line of bags as a request names it; what the shop no longer offers stands in the draft alone. */
function lineOf(
  { kind, sizeId, units, unitPriceE4: price }: OfferContent["lines"][number],
  byId: ReadonlyMap<number, SizeForQuote>,
): QuoteLine[] {
  const size = sizeId === undefined ? undefined : byId.get(sizeId);
  if (kind !== "product" || !size || units === undefined || price === undefined) return [];
  const { productId, productName, sizeName, sizeLabel, material } = size;
  return [
    {
      productId,
      productName,
      sizeId: size.sizeId,
      sizeName,
      sizeLabel,
      unitPrice: unitPriceE4(price),
      units,
      material,
    },
  ];
}
