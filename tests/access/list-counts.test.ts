import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "#server/platform/database/db.ts";
import { readListCounts } from "#server/platform/lists/read-list-counts.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { testPassword } from "#tests/support/staff.ts";
import { openShopOfClients } from "./shop-of-clients.ts";

const lists = {
  quotes: sql`select status as kind from quotes where deleted_at is null`,
  users: sql`select cast(is_admin as text) as kind from users where deleted_at is null`,
  payments: sql`select status as kind from payments`,
};

/** What the rows of each list say, and what its stored counts say. */
async function compare(db: Db) {
  const counted: Record<string, object> = {};
  const kept: Record<string, object> = {};
  for (const [list, query] of Object.entries(lists)) {
    const { rows } = await sql<{ kind: string }>`${query}`.execute(db);
    const kinds = Map.groupBy(rows, ({ kind }) => kind);
    counted[list] = Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]));
    const counts = [...(await readListCounts(db, list))].filter(([, count]) => count !== 0);
    kept[list] = Object.fromEntries(counts);
  }
  return { counted, kept };
}

test("the counts of the lists stay true under every move of a quote, a payment and an account", async () => {
  await using world = await openShopOfClients(2);
  const { shop, services, admin, clients } = world;
  const { bearer } = admin;
  const send = async (method: "POST" | "PUT" | "DELETE", path: string, body?: object) => {
    const { status } = await shop.send(method, path, { bearer, ...(body && { body }) });
    expect(status, `${method} ${path}`).toBeLessThan(300);
    const { counted, kept } = await compare(services.db);
    expect(kept, `after ${method} ${path}`).toEqual(counted);
  };
  const product = await addProduct(services);
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => askForQuote(services, product)));
  await send("POST", `/api/quotes/${first?.id}/confirm`);
  await send("POST", `/api/quotes/${second?.id}/reject`, { reason: "No" });
  // What is invoiced is cancelled instead.
  await services.db.updateTable("orders").set({ is_invoiced: 0 }).execute();
  for (const id of [first?.id, second?.id, third?.id, clients[0]?.his.quoteId]) {
    await send("DELETE", `/api/quotes/${id}`);
    await send("POST", `/api/quotes/${id}/restore`);
  }
  await send("POST", `/api/payments/${clients[0]?.his.paymentId}/refund`, { reason: "Torn" });
  const account = { name: "Nia", email: "nia@example.com", telephone: "303-555-0199" };
  const password = "a long password";
  await send("POST", "/api/users", {
    ...account,
    password,
    password_confirmation: password,
    is_admin: 0,
  });
  const { id } = await services.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", account.email)
    .executeTakeFirstOrThrow();
  await send("PUT", `/api/users/${id}`, { ...account, isAdmin: true, current_password: testPassword });
  await send("DELETE", `/api/users/${id}`, { current_password: testPassword });
  await send("POST", `/api/users/${id}/restore`);
});
