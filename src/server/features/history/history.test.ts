import { expect, test } from "vitest";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { historyRoutes } from "./history.routes.ts";

test("REL-P2 the history of one thing, the newest first, with what was and what is", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [historyRoutes]);
  const { bearer, id } = await addAdministrator(services, { name: "Ann" });
  await database.db.transaction().execute(async (transaction) => {
    const at = services.clock();
    const actor = { kind: "staff", id, name: "Ann" } as const;
    await recordAudit(transaction, {
      subject: "quote",
      subjectId: 7,
      action: "quote.request",
      actor: theShop,
      at,
    });
    await recordAudit(transaction, {
      ...{ subject: "quote", subjectId: 7, action: "quote.confirm", actor, at },
      before: { status: "pending" },
      after: { status: "confirmed", total_cents: 140_000 },
    });
    await recordAudit(transaction, { subject: "quote", subjectId: 8, action: "quote.delete", actor, at });
  });
  const read = async (query: string) => (await shop.send("GET", `/api/history${query}`, { bearer })).body;

  expect(await read("?subject=quote&subject_id=7")).toMatchObject({
    history: [
      {
        action: "quote.confirm",
        doer: "staff",
        doer_id: id,
        doer_name: "Ann",
        before: { status: "pending" },
        after: { status: "confirmed", total_cents: 140_000 },
      },
      { action: "quote.request", doer: "system", doer_id: null, before: null, after: null },
    ],
    meta: { total: 2 },
  });
  expect(await read("?status=staff&per_page=1")).toMatchObject({
    history: [{ subject_id: 8 }],
    meta: { last_page: 2 },
  });
  expect(await read("?search=CONFIRM")).toMatchObject({ meta: { total: 1 } });
  expect(await read("?subject=user")).toMatchObject({ history: [], meta: { total: 0 } });
});

test("REL-P2 is for administrators, and nothing can be written to it", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [historyRoutes]);
  const { bearer } = await addUser(services);
  expect((await shop.send("GET", "/api/history")).status).toBe(401);
  expect((await shop.send("GET", "/api/history", { bearer })).status).toBe(403);
  for (const method of ["POST", "PUT", "DELETE"] as const) {
    expect((await shop.send(method, "/api/history", { bearer, body: {} })).status).toBe(404);
  }
});
