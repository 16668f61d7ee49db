import type { Locale } from "#domain/language/language.ts";
import { compareRepeat, repeatSentence } from "#domain/orders/repeat.ts";
import { printedColours } from "#domain/prices/print-places.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Client, Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { systemReadAcceptedOrder } from "#server/features/quotes/offers/read-accepted-order.ts";
import type { Services } from "#server/services.ts";
import { findProofsOfOrder } from "../proofs/proofs.repository.ts";
import { isShownTo } from "../proofs/read-proofs.ts";
import { requireOrder, systemReadOrder } from "../read-orders.ts";
import { findApprovedProof, readPlates } from "./plates.ts";

/**
 * Whether the newest proof of an order that was ordered again repeats the approved one exactly, or what of it is set up
 * again, in the reader's language (L20.2); null for any other order, and before it has a proof. @throws 404
 */
export async function readRepeat(
  services: Services,
  reader: Staff | Client,
  { orderId, locale }: { readonly orderId: number; readonly locale: Locale },
) {
  const { db, shop } = services;
  const { row } = await requireOrder(services, reader, orderId);
  const newest = (await findProofsOfOrder(db, orderId)).find(
    (proof) => proof.state !== "withdrawn" && isShownTo(reader, proof),
  );
  if (row.reorder_of === null || !newest) return null;
  const { row: former } = await systemReadOrder(services, row.reorder_of);
  const [before, now] = [
    await systemReadAcceptedOrder(db, former.quote_id),
    await systemReadAcceptedOrder(db, row.quote_id),
  ];
  if (!before || !now) return null;
  const repeat = compareRepeat(
    await readPlates(db, before, await findApprovedProof(db, former.id)),
    await readPlates(db, now, newest),
    {
      platesUntil: former.plates_until,
      today: shopDayAt(new Date(row.created_at), shop.facts().timeZone),
    },
  );
  const rate = now.quote.printPrices?.setup ?? null;
  const setUpCents = rate === null ? null : Math.round((printedColours(repeat.setUp) * rate) / 100);
  const isTold = reader.kind === "client" || hasRight(reader, "prices.read");
  return {
    ...{ order_number: former.number, is_exact: repeat.differences.length === 0 },
    sentence: repeatSentence(repeat, {
      setUpCents: isTold ? setUpCents : undefined,
      money: { locale, currency: shop.facts().currency },
      say: (message) => services.translate(locale, message),
    }),
  };
}
