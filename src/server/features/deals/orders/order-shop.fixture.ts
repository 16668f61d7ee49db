import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { OrderState } from "#domain/orders/order-state.ts";
import { acceptedOrder } from "#tests/support/deals.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";
import { orderRoutes } from "./orders.routes.ts";

/** Bags that nothing is printed on, so that no proof is needed: $4,125.00. */
export const plainBags = { lines: [{ kind: "product", name: "Bags L", units: 25_000, unit_price: "0.165" }] };

/** A shop in which offers are accepted and orders made; `from` is what its clock shows. */
export async function openOrderShop(opening: { readonly from?: string } = {}) {
  const offers = await openOfferShop(opening);
  const { services, bearer, office } = offers;
  const shop = await createTestShop(services, [orderRoutes]);
  const send = (path: string, body?: unknown, as = bearer, method: "POST" | "PUT" = "POST") =>
    shop.send(method, `/api/orders/${path}`, { bearer: as, body: body ?? {} });
  const get = (path: string, as = bearer) => shop.send("GET", `/api/${path}`, { bearer: as });
  const change = async (id: number, set: object) => {
    await services.db.updateTable("orders").set(set).where("id", "=", id).execute();
  };
  /** Meets all four gates. */
  const makeReady = async (id: number) => {
    const at = services.clock().toISOString();
    const said = { state: "met", user_id: null, name: "Dana", reason: "", created_at: at } as const;
    await services.db
      .insertInto("order_gates")
      .values((["money", "goods", "address"] as const).map((gate) => ({ order_id: id, gate, ...said })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await change(id, { proof_met_at: at });
  };
  return {
    ...offers,
    ...{ shop, send, get, change, makeReady },
    orderOf: async (id: number, as = bearer) => (await get(`orders/${id}`, as)).body.order as OrderAnswer,
    put: (path: string, body: unknown, as = bearer) => send(path, body, as, "PUT"),
    /** An order of a client of its own. */
    ordered: (offer?: unknown) => acceptedOrder(office, { offer }),
    async stand(id: number, state: OrderState) {
      if (state === "ready") await makeReady(id);
      else await services.db.deleteFrom("order_gates").where("order_id", "=", id).execute();
      const stored = state === "ready" ? "preparing" : state;
      await change(id, { state: stored, hold_reason: null, held_at: null });
      if (state === "preparing") await change(id, { proof_met_at: null });
    },
  };
}
