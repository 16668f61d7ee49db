import type { openShopOfClients } from "./shop-of-clients.ts";

type ShopOfClients = Awaited<ReturnType<typeof openShopOfClients>>;

/** How an order stands before a command: prepared, unless it needs another state. */
const orderStands: Readonly<Record<string, object>> = {
  "POST /api/orders/{id}/resume": { hold_reason: "machine", held_at: "2026-03-01T10:00:00.000Z" },
  "POST /api/orders/{id}/pack": { state: "in_production" },
  "POST /api/orders/{id}/counts": { state: "in_production" },
  "POST /api/orders/{id}/correct": { state: "packed" },
  "PUT /api/shipments/{id}": { state: "shipped" },
  "POST /api/shipments/{id}/void": { state: "shipped" },
  "POST /api/orders/{id}/deliver": { state: "shipped" },
  "POST /api/orders/{id}/close": { state: "delivered" },
  "POST /api/orders/{id}/reorder": { state: "delivered" },
};

/** Lets the first client's order stand so that the command of this name has something to do. */
export async function makeOrderStand({ services }: ShopOfClients, name: string): Promise<void> {
  if (/orders.*shipments|settlement|reorder/.test(name)) await makePacked(services);
  // What is invoiced is cancelled instead of deleted.
  if (/^DELETE .*quotes|quotes.*restore/.test(name))
    await services.db.updateTable("orders").set({ is_invoiced: 0 }).execute();
  if (name.endsWith("/send") && name.includes("proofs"))
    await services.db.updateTable("proofs").set({ state: "draft" }).where("state", "=", "sent").execute();
  const set = orderStands[name];
  if (set) await services.db.updateTable("orders").set(set).execute();
  if (/close$|settlement\/void$/.test(name)) await settle(services);
  if (name !== "POST /api/orders/{id}/start") return;
  const at = "2026-03-01T10:00:00.000Z";
  await services.db.updateTable("orders").set({ proof_met_at: at }).execute();
  const said = { state: "met", user_id: null, name: "Dana", reason: "", created_at: at } as const;
  await services.db
    .insertInto("order_gates")
    .values((["goods", "address"] as const).map((gate) => ({ order_id: 1, gate, ...said })))
    .execute();
}

/** Everything is made and packed: it can be sent, settled and ordered again. */
async function makePacked({ db }: ShopOfClients["services"]): Promise<void> {
  await db.updateTable("orders").set({ state: "packed" }).execute();
  await db
    .updateTable("order_lines")
    .set((eb) => ({ units_good: eb.ref("units_ordered") }))
    .execute();
}

/** Its count is settled: nothing stands in the way of closing it. */
async function settle({ db }: ShopOfClients["services"]): Promise<void> {
  const at = "2026-03-01T10:00:00.000Z";
  await db
    .insertInto("settlements")
    .values({
      ...{ order_id: 1, state: "settled", choice: null, choose_until: null, counts: "[]" },
      ...{ total_cents: 142_500, difference_cents: 0, freight_cents: null, invoice_id: null },
      ...{ created_at: at, settled_at: at },
    })
    .execute();
}
