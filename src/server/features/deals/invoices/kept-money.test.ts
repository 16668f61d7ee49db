import { expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { addUser } from "#tests/support/staff.ts";
import { openInvoiceShop } from "./invoice-shop.fixture.ts";

const shop = await openInvoiceShop();
const { services, accepted, staff, draft, issue, invoice, receive } = shop;
const reason = "The bags were printed already";
const keep = (quoteId: number, amount: string) => staff(`quotes/${quoteId}/keep`, { amount, reason });

async function cancelled(paid: string) {
  const { id } = await accepted();
  await receive(id, paid);
  await staff(`quotes/${id}/cancel`, { reason: "The fair was called off" });
  services.clock.advance(minutes(1));
  return id;
}
const balances = async (quoteId: number) => {
  const rows = await services.db
    .selectFrom("ledger_lines")
    .select(["account", "cents"])
    .where("quote_id", "=", quoteId)
    .execute();
  const sums: Record<string, number> = {};
  for (const { account, cents } of rows) sums[account] = (sums[account] ?? 0) + cents;
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
};

test("L10.8 what the terms keep is an item that the client's money pays; the rest is his", async () => {
  const id = await cancelled("2300.00");
  const kept = await keep(id, "200.00");
  expect([kept.status, kept.body.plan]).toMatchObject([
    200,
    { paid_cents: 20_000, open_cents: 0, held_cents: 210_000 },
  ]);
  expect((kept.body.plan as { items: object[] }).items.at(-1)).toMatchObject({
    ...{ kind: "kept", amount_cents: 20_000, state: "paid" },
  });
  expect((await staff(`quotes/${id}/uncounted`, {}, "GET")).body).toMatchObject({
    refunds: [{ amount_cents: 210_000 }],
  });
  expect(await balances(id)).toEqual({
    ...{ "money:bank-transfer": 230_000, credit: -210_000, unbilled: -20_000 },
  });
  const bill = await draft(id);
  expect(bill).toMatchObject({ kind: "invoice", total_cents: 20_000, tax_cents: 0, due_cents: 20_000 });
  await issue(bill.id);
  expect(await invoice(bill.id)).toMatchObject({
    ...{ standing: "paid", open_cents: 0 },
    snapshot: { lines: [{ name: expect.stringMatching(/^Kept of the cancelled order GO-/) }] },
  });
  expect(await balances(id)).toEqual({
    ...{ "money:bank-transfer": 230_000, credit: -210_000, sales: -20_000 },
  });
  expect((await keep(id, "100.00")).body.message).toMatch(/credit that invoice first/);
});

test("L10.8 said again it takes the place of what was said; never more than was paid", async () => {
  const id = await cancelled("300.00");
  await keep(id, "300.00");
  expect((await keep(id, "120.00")).body.plan).toMatchObject({ paid_cents: 12_000, held_cents: 18_000 });
  expect((await keep(id, "0")).body.plan).toMatchObject({ paid_cents: 0, held_cents: 30_000 });
  expect(await balances(id)).toEqual({ "money:bank-transfer": 30_000, credit: -30_000 });
  const tooMuch = await keep(id, "300.01");
  expect([tooMuch.status, tooMuch.body.errors]).toMatchObject([
    422,
    { amount: [expect.stringContaining("300.00")] },
  ]);
  for (const amount of ["-1", "1.005", "abc"]) expect((await keep(id, amount)).status).toBe(422);
});

test("L10.8 of a cancelled order alone, of which nothing else is invoiced", async () => {
  const { id, client } = await accepted();
  expect((await keep(id, "1.00")).body.message).toMatch(/Please cancel it first/);
  const ended = await cancelled("100.00");
  const refused = await staff(`quotes/${ended}/invoices`, { kind: "invoice" });
  expect(refused.body.message).toBe("This order is cancelled: only what you keep of it is invoiced.");
  const sales = await addUser(services, { role: "sales" });
  for (const { bearer } of [client, sales]) {
    const sent = { bearer, body: { amount: "1.00", reason } };
    expect((await shop.shop.send("POST", `/api/quotes/${ended}/keep`, sent)).status).toBe(403);
  }
});
