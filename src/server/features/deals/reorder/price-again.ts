import type { Language } from "#domain/language/language.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import { checkWhole } from "#domain/offers/check-whole.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { type WorkedOutOffer, withoutTaxes, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { offerAgain } from "#domain/orders/offer-again.ts";
import { compareRepeat, type Repeat, requestedPlaces } from "#domain/orders/repeat.ts";
import type { PriceBreak } from "#domain/prices/price-list.ts";
import { type PrintPlace, printedColours } from "#domain/prices/print-places.ts";
import { buyerNames } from "#domain/quotes/buyer-names.ts";
import { unitsRule } from "#domain/quotes/units.ts";
import type { Message } from "#domain/words.ts";
import type { ActivePrices } from "#server/features/catalogue/prices/keep-active-prices.ts";
import {
  readSizesForQuote,
  type SizeForQuote,
} from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { lookUpExemption } from "../model/exemption.ts";
import type { QuoteLine } from "../model/quote.ts";
import { type AcceptedOrder, systemReadAcceptedOrder } from "../model/read-accepted-order.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { findApprovedProof, readPlates } from "../proofs/plates.ts";

/** How many bags of which line of the order; those that are left out stay as they were. */
export type AskedBags = Readonly<Record<string, number | undefined>>;

const notDelivered: Message = /*i18n*/ {
  id: "orders.reorder.notDelivered",
  message: "An order is ordered again once it has been delivered.",
};

const noSuchLine: Message = /*i18n*/ {
  id: "orders.reorder.noSuchLine",
  message: "The order has no such line.",
};

/** A line of bags of an order that is made again. */
export interface BagsAgain {
  readonly orderLineId: number;
  readonly name: string;
  readonly ordered: number;
  /** As many as are asked for now. */
  readonly units: number;
  /** The fewest that may be asked for: as many as before are always possible. */
  readonly least: number;
  readonly breaks: readonly PriceBreak[];
}

/** An order as it would be today. */
interface PricedAgain {
  readonly accepted: AcceptedOrder;
  /** What was accepted, with the bags that are asked for, at today's prices. */
  readonly content: OfferContent;
  readonly worked: WorkedOutOffer;
  /** The lines of bags in the order of the offer. */
  readonly bags: readonly BagsAgain[];
  /** The total with so many bags of each line. */
  readonly totalWith: (units: readonly number[]) => number;
  readonly repeat: Repeat;
  /** It has a print to be repeated. */
  readonly isPrinted: boolean;
  /** The printed places, as they were approved; as they were asked for where no proof was. */
  readonly places: readonly PrintPlace[];
  /** Null where the list does not know it. */
  readonly setUpCents: number | null;
  readonly lines: readonly QuoteLine[];
  readonly prices: ActivePrices;
}

/** Prices an order anew by today's list (L20.1). @throws 409 before it was delivered; 422 for bags that it cannot be asked for with */
export async function priceAgain(
  services: Pick<Services, "db" | "clock" | "prices" | "shop">,
  { row, lines: orderLines }: ReadOrder,
  asked: AskedBags = {},
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
  const { minimumUnits, timeZone } = services.shop.facts();
  const bags = orderLines.map((line): BagsAgain => {
    const { id, name, size_id, units_ordered } = line;
    const breaks = size_id === null ? [] : (prices.list.breaks.get(size_id) ?? []);
    const units = String(id) in asked ? (asked[id] ?? Number.NaN) : units_ordered;
    const least = Math.min(minimumUnits, units_ordered);
    return { orderLineId: id, name, ordered: units_ordered, units, least, breaks };
  });
  checkBags(bags, asked);
  const plates = await readPlates(db, accepted, await findApprovedProof(db, row.id));
  const repeat = compareRepeat(
    plates,
    { ...plates, sizeIds: sizeIds.filter((id) => byId.has(id)) },
    { platesUntil: row.plates_until, today: todayOf(services) },
  );
  const flat: OfferContent = { ...accepted.written, lines: ordered, options: [] };
  const offerWith = (units: readonly number[]) =>
    offerAgain(flat, {
      list: prices.list,
      ownPrices: new Map([...byId.values()].map(({ sizeId, unitPriceE4 }) => [sizeId, unitPriceE4])),
      productOf: new Map([...byId.values()].map(({ sizeId, productId }) => [sizeId, productId])),
      setUpColours: coloursOf(repeat),
      bags: units,
    });
  const content = offerWith(bags.map(({ units }) => units));
  checkTotal(content, asked);
  const isExempt =
    (await lookUpExemption(db, accepted.quote, content, { at: services.clock(), timeZone })) !== undefined;
  const workOut = (offer: OfferContent) => workOutOffer(isExempt ? withoutTaxes(offer) : offer);
  const worked = workOut(content);
  const setUps = worked.lines.filter(({ line }) => line.kind === "setup");
  return {
    ...{ accepted, content, worked, bags, repeat, prices },
    isPrinted: plates.places.length > 0 || ordered.some(({ kind }) => kind === "setup" || kind === "run"),
    totalWith: (units) => workOut(offerWith(units)).totalCents,
    places: requestedPlaces(plates.places),
    setUpCents: setUps.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines: content.lines.flatMap((line) => lineOf(line, byId, accepted.quote.language)),
  };
}

/** @throws 422 for a line that the order does not have, and for too few or too many bags */
function checkBags(bags: readonly BagsAgain[], asked: AskedBags): void {
  const known = new Set(bags.map(({ orderLineId }) => String(orderLineId)));
  const wrong = bags.flatMap(({ orderLineId, least, ...line }) => {
    const message = unitsRule(line, least);
    return message && String(orderLineId) in asked ? [[`quantities.${orderLineId}`, [message]] as const] : [];
  });
  const unknown = Object.keys(asked).filter((id) => !known.has(id));
  const fields = [...wrong, ...unknown.map((id) => [`quantities.${id}`, [noSuchLine]] as const)];
  if (fields.length > 0) throw new AppError("invalid", { fields: Object.fromEntries(fields) });
}

/** So many bags may come to more than an offer can; as many as before are never refused. @throws 422 */
function checkTotal(content: OfferContent, asked: AskedBags): void {
  const [first] = Object.keys(asked);
  const [message] = first === undefined ? [] : Object.values(checkWhole(content));
  if (message) throw new AppError("invalid", { fields: { [`quantities.${first}`]: [message] } });
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
  language: Language,
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
      buyerNames: buyerNames(size, language),
      sizeLabel,
      unitPrice: unitPriceE4(price),
      units,
      material,
    },
  ];
}
