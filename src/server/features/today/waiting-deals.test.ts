import { expect, test } from "vitest";
import type { Today } from "#contracts/today.ts";
import type { WaitingKind } from "#domain/today/waiting-item.ts";
import { halves, openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { markToCheck } from "#server/features/payments/ledger/payment-moves.repository.ts";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { addUser } from "#tests/support/staff.ts";

const { services, shop, staff, bearer, accepted, draft, issue, receive } = await openInvoiceShop();
const today = async (as = bearer) =>
  (await shop.send("GET", "/api/today", { bearer: as })).body as unknown as Today;
/** The rows of a kind, and how many there are. */
const waiting = async (kind: WaitingKind, as = bearer) => {
  const { items, counts } = await today(as);
  return { items: items.filter((item) => item.kind === kind), count: counts[kind] };
};

test("a wish for another offer waits, with what the offer is worth, until the next one is sent", async () => {
  const { id } = await askForQuote(services, await addProduct(services), {
    fields: { name: "Wanda Wish", company: "North Market LLC" },
  });
  const lines = [{ kind: "product", name: "Market Tote", units: 30_000, unit_price: "0.1783" }];
  const offer = () => staff(`quotes/${id}/send-offer`);
  await staff(`quotes/${id}/draft`, { lines }, "PUT");
  await offer();
  const client = await signInClientOf(services, id);
  const path = `/api/quotes/${id}/ask-changes`;
  await shop.send("POST", path, { bearer: client.bearer, body: { version: 1, text: "In sand, please." } });
  const { items, count } = await waiting("wish");
  expect(count).toBe(1);
  expect(items).toMatchObject([
    {
      ...{ subject: "quote", id, who: "Wanda Wish", company: "North Market LLC", amount_cents: 534_900 },
      ...{ units: 30_000, product: "Market Tote", other_products: 0 },
      next: { label: "Write the next offer", href: `/admin/quotes/${id}` },
    },
  ]);
  expect(Date.parse(items[0]?.due_at ?? "") - Date.parse(items[0]?.since ?? "")).toBe(24 * 3_600_000);
  expect((await waiting("request")).items.filter((item) => item.id === id)).toEqual([]);
  await staff(`quotes/${id}/draft`, { lines }, "PUT");
  expect((await offer()).status).toBe(200);
  expect(await waiting("wish")).toEqual({ items: [], count: 0 });
});

test("an invoice and a credit note wait from the draft until they are issued", async () => {
  const { id } = await accepted();
  const invoice = await draft(id);
  expect(await waiting("invoice_draft")).toMatchObject({
    count: 1,
    items: [
      {
        ...{ subject: "invoice", id: invoice.id, amount_cents: 583_656, units: 25_000 },
        next: { label: "Issue the invoice", href: `/admin/invoices/${invoice.id}` },
      },
    ],
  });
  await issue(invoice.id);
  expect(await waiting("invoice_draft")).toEqual({ items: [], count: 0 });
  await staff(`invoices/${invoice.id}/credit`, { reason: "Not what was agreed" });
  expect(await waiting("invoice_draft")).toMatchObject({
    items: [{ next: { label: "Issue the credit note" } }],
  });
  const [note] = (await waiting("invoice_draft")).items;
  await issue(note?.id ?? 0);
  expect((await waiting("invoice_draft")).count).toBe(0);
});

test("money that counts for nothing is held while its deal may need it, and goes back once that needs none", async () => {
  const { id } = await accepted({ plan: halves });
  const kinds = async () => [(await waiting("money_held")).items, (await waiting("money_to_return")).items];
  await receive(id, "6000");
  expect(await kinds()).toMatchObject([
    [],
    [{ subject: "quote", id, amount_cents: 16_344, next: { label: "Pay it back" } }],
  ]);
  // Something of the deal is open again: the money may count for it.
  const plan = await services.db
    .selectFrom("plan_items")
    .innerJoin("orders", "orders.id", "plan_items.order_id")
    .select("plan_items.id")
    .where("orders.quote_id", "=", id)
    .executeTakeFirstOrThrow();
  const open = { quote_id: id, account: "due", plan_item_id: plan.id } as const;
  const due = { ...open, document_id: 0, payment_id: 0, cents: 1 };
  await services.db.insertInto("open_items").values(due).execute();
  expect(await kinds()).toMatchObject([[{ id, next: { label: "Pay it back, or count it" } }], []]);
  await services.db.deleteFrom("open_items").where("quote_id", "=", id).execute();
  expect(await kinds()).toEqual([[], []]);
});

test("a payment that is marked waits with the reason, until staff has looked into it", async () => {
  const { id } = await accepted();
  await receive(id, "100");
  const payment = await services.db
    .selectFrom("payments")
    .select(["id", "version"])
    .where("quote_id", "=", id)
    .executeTakeFirstOrThrow();
  // What came too much before is marked as well, and waits once: as money to pay back.
  const marks = await services.db.selectFrom("payments").select("to_check").distinct().execute();
  expect(marks.map(({ to_check }) => to_check)).toContain("overpaid");
  expect((await waiting("money_to_check")).count).toBe(0);
  await services.db
    .transaction()
    .execute((transaction) => markToCheck(transaction, payment.id, "wrong-amount"));
  expect(await waiting("money_to_check")).toMatchObject({
    count: 1,
    items: [
      {
        ...{ subject: "payment", id: payment.id, amount_cents: 10_000 },
        note: "The amount at the payment provider is not the one that was asked for",
        next: { label: "Check the payment", href: `/admin/payments/${payment.id}` },
      },
    ],
  });
  await services.db.updateTable("payments").set({ to_check: null }).where("id", "=", payment.id).execute();
  expect(await waiting("money_to_check")).toEqual({ items: [], count: 0 });
});

test("who reads no prices is told no amount, not of an order either", async () => {
  await accepted();
  const production = await addUser(services, { name: "Pia Press", role: "production" });
  const [own, pias] = [await waiting("proof_to_make"), await waiting("proof_to_make", production.bearer)];
  expect(own.items.length).toBeGreaterThan(0);
  expect(own.items.every(({ amount_cents }) => amount_cents === 583_656)).toBe(true);
  expect(pias.count).toBe(own.count);
  expect(pias.items.map(({ id, units }) => [id, units])).toEqual(
    own.items.map(({ id, units }) => [id, units]),
  );
  const { items, counts } = await today(production.bearer);
  expect(JSON.stringify(items)).not.toMatch(/cents|583656|5,836/);
  const shown = Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [kind] : []));
  expect(shown).toEqual(["proof_to_make"]);
});
