import { beforeAll, expect, test } from "vitest";
import { byWaitingKind } from "#domain/today/waiting-item.ts";
import { contactRoutes } from "#server/features/contact/contact.routes.ts";
import { quoteRoutes } from "#server/features/deals/quotes.routes.ts";
import { todayParts } from "#server/sources/today-sources.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { todayRoutes } from "./today.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [
  contactRoutes,
  quoteRoutes,
  (mounting) => todayRoutes({ ...mounting, parts: todayParts }),
]);
const { bearer } = await addAdministrator(services, { name: "Dana" });
const today = async () => (await shop.send("GET", "/api/today", { bearer })).body;

beforeAll(async () => {
  const tote = await addProduct(services);
  await askForQuote(services, tote, { fields: { name: "Ann Early" } });
  services.clock.advance(60_000);
  await askForQuote(services, tote, { fields: { name: "Bob Later" } });
  const message = { name: "Cleo", email: "cleo@example.com", message: "Do you ship to Ohio?" };
  await shop.send("POST", "/api/ContactMessage", { body: message });
});

test("requests stand first, by the end of the promised 24 hours, and then the messages", async () => {
  const { items, counts } = await today();
  expect(items).toMatchObject([
    { kind: "request", subject: "quote", who: "Ann Early", next: { label: "Answer the request" } },
    { kind: "request", who: "Bob Later" },
    { kind: "message", subject: "contact_message", who: "Cleo", due_at: null },
  ]);
  expect(counts).toEqual({ ...byWaitingKind(() => 0), request: 2, message: 1 });
  const [first] = items as { id: number; since: string; due_at: string; next: { href: string } }[];
  expect(Date.parse(first?.due_at ?? "") - Date.parse(first?.since ?? "")).toBe(24 * 3_600_000);
  expect(first?.next.href).toBe(`/admin/quotes/${first?.id}`);
});

test("what was answered waits no longer, and a mail that was given up does", async () => {
  const before = await today();
  const [{ id }] = before.items as [{ id: number }];
  await shop.send("POST", `/api/quotes/${id}/reject`, { bearer, body: { reason: "Out of stock" } });
  await services.db
    .updateTable("outbox")
    .set({ state: "dead" })
    .where("content", "like", `%"quoteId":${id},%`)
    .where("template", "=", "request-received")
    .execute();
  const { items, counts } = await today();
  expect(items).not.toContainEqual(expect.objectContaining({ kind: "request", id }));
  expect(counts).toMatchObject({ request: 1, mail_dead: 1 });
  const [dead] = (items as { kind: string; id: number }[]).filter(({ kind }) => kind === "mail_dead");
  expect(dead).toMatchObject({
    ...{ subject: "quote", id },
    who: expect.stringMatching(/^Ann Early, .+@/),
    reference: expect.stringMatching(/^GE-/),
    next: { href: expect.stringMatching(/^\/admin\?section=outbox&status=dead&open=\d+$/) },
  });
});

test("only administrators are told", async () => {
  const standard = await addUser(services, { name: "Sam" });
  expect((await shop.send("GET", "/api/today", { bearer: standard.bearer })).status).toBe(403);
  expect((await shop.send("GET", "/api/today")).status).toBe(401);
});

test("FOUND-D6 what a job could not do stands on Today with a button, and goes back into its queue", async () => {
  const { id } = await askForQuote(services, await addProduct(services), { fields: { name: "Dan Failed" } });
  const failed_at = services.clock().toISOString();
  const row = { job: "reminder", item_id: 1, quote_id: id, error: "RangeError", failed_at } as const;
  await services.db.insertInto("failed_items").values(row).execute();
  const found = async () =>
    ((await today()).items as { kind: string; failed: { id: number } }[]).filter(
      ({ kind }) => kind === "job_failed",
    );
  const [item] = await found();
  expect(item).toMatchObject({
    who: "Dan Failed",
    failed: { job: "reminder" },
    next: { label: "Try again" },
  });
  const path = `/api/failed-items/${item?.failed.id}/retry`;
  expect((await shop.send("POST", path, { bearer })).status).toBe(200);
  expect([await found(), (await shop.send("POST", path, { bearer })).status]).toEqual([[], 404]);
});
