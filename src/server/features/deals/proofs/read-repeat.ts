import type { Locale } from "#domain/language/language.ts";
import { repeatSentence } from "#domain/orders/repeat.ts";
import { printedColours } from "#domain/prices/print-places.ts";
import type { Client, Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import type { Services } from "#server/services.ts";
import { readOrder } from "../model/order-of-proof.ts";
import { factsOf } from "../model/proof-content.ts";
import { findProofsOfOrder } from "../model/proofs.repository.ts";
import { requireOrder } from "../presenters/read-orders.ts";
import { isShownTo } from "../presenters/read-proofs.ts";
import { compareOrders, findRepeatable } from "./exact-repeat.ts";

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
  const proof = (await findProofsOfOrder(db, orderId)).find(
    (each) => each.state !== "withdrawn" && isShownTo(reader, each),
  );
  const compared = await compareOrders(services, row, proof);
  // Without a proof of its own there is only the approved one to compare, which staff may send anew.
  if (!compared || (!proof && (!compared.approved || reader.kind === "client"))) return null;
  const { repeat, former, approved, accepted } = compared;
  const rate = accepted.quote.printPrices?.setup ?? null;
  const setUpCents = rate === null ? null : Math.round((printedColours(repeat.setUp) * rate) / 100);
  const isTold = reader.kind === "client" || hasRight(reader, "prices.read");
  return {
    ...{ order_number: former.number, is_exact: repeat.differences.length === 0 },
    repeatable: await readRepeatable(services, reader, orderId),
    approved_facts: reader.kind === "staff" && approved ? factsOf(approved) : null,
    sentence: repeatSentence(repeat, {
      setUpCents: isTold ? setUpCents : undefined,
      money: { locale, currency: shop.facts().currency },
      say: (message) => services.translate(locale, message),
    }),
  };
}

/** The approved proof that staff may send anew as it is. */
async function readRepeatable(services: Services, reader: Staff | Client, orderId: number) {
  if (reader.kind === "client") return null;
  const found = await findRepeatable(services, await readOrder(services.db, reader, orderId));
  return found ? { number: found.named.number, approved_on: found.named.approved_on } : null;
}
