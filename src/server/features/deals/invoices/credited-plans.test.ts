import { expect, test } from "vitest";
import { invoiceStandings } from "#domain/invoices/invoice.ts";
import { staffFindDues } from "../receivables/staff-find-dues.ts";
import { halves, openInvoiceShop } from "./invoice-shop.fixture.ts";

const { accepted, draft, issue, credit, invoice, receive, services, shop, staff } = await openInvoiceShop();
type Accepted = Awaited<ReturnType<typeof accepted>>;

const planOf = async (id: number) => (await staff(`quotes/${id}/plan`, {}, "GET")).body;
const statusOf = async (id: number) =>
  ((await staff(`quotes/${id}`, {}, "GET")).body.quote as { status: string }).status;
const invoiced = async (id: number) => await issue((await draft(id)).id);
const credited = async (id: number, body: object) =>
  await issue((await credit(id, { reason: "Torn straps", ...body })).id);
const marksOf = async (id: number) => {
  const payments = services.db.selectFrom("payments").select("to_check").where("quote_id", "=", id);
  return (await payments.execute()).map(({ to_check }) => to_check);
};
/** What the client is asked for on his pages, and whether Today asks for it. */
const askedOf = async ({ id, client: { bearer } }: Accepted) => {
  const { body } = await shop.send("GET", "/api/payment/check-quotes", { bearer });
  const intent = await shop.send("POST", "/api/payment/create-intent", { bearer, body: { quote_id: id } });
  const dues = await staffFindDues(services.db, 100, services.clock(), "America/Denver");
  const owes = dues.items.find((item) => item.id === id)?.owes?.openCents ?? null;
  const listed = (body.quotes as { amount_cents: number }[]).map(({ amount_cents }) => amount_cents);
  return { listed, status: intent.status, amount: intent.body.amount_cents, owes };
};

test("L12.1 what an issued note takes off is asked for no more; a drafted one takes off nothing", async () => {
  const order = await accepted();
  const whole = await invoiced(order.id);
  const note = await credit(whole.id, { amount: "1000", reason: "Torn straps" });
  expect(await askedOf(order)).toMatchObject({ listed: [583_656], amount: 583_656, owes: 583_656 });
  await issue(note.id);
  expect(await planOf(order.id)).toMatchObject({
    ...{ paid_cents: 0, open_cents: 483_656 },
    items: [{ amount_cents: 483_656, open_cents: 483_656 }],
  });
  expect(await askedOf(order)).toMatchObject({ listed: [483_656], amount: 483_656, owes: 483_656 });
  await receive(order.id, "4836.56");
  expect(await statusOf(order.id)).toBe("paid");
  expect((await invoice(whole.id)).standing).toBe("paid");
  expect(await planOf(order.id)).toMatchObject({ paid_cents: 483_656, open_cents: 0 });
  expect(await marksOf(order.id)).toContain(null);
});

test("a note for all that is open settles the quote; one for more marks the payment", async () => {
  const { id } = await accepted({ plan: halves });
  await receive(id, "2918.28");
  const whole = await invoiced(id);
  await credited(whole.id, { amount: "2918.28" });
  expect([await statusOf(id), await marksOf(id)]).toEqual(["paid", [null]]);
  expect(await planOf(id)).toMatchObject({
    ...{ paid_cents: 291_828, open_cents: 0 },
    items: [{ state: "paid" }, { state: "waived", amount_cents: 0 }],
  });
  await credited(whole.id, { amount: "100" });
  expect([await marksOf(id), await planOf(id)]).toMatchObject([
    ["overpaid"],
    { paid_cents: 281_828, open_cents: 0, held_cents: 10_000 },
  ]);
});

test("of a paid quote a note asks for nothing, and what it took off is to be paid back", async () => {
  const order = await accepted();
  const whole = await invoiced(order.id);
  await receive(order.id, "5836.56");
  await credited(whole.id, { amount: "100" });
  expect([await statusOf(order.id), await marksOf(order.id)]).toEqual(["paid", ["overpaid"]]);
  expect(await askedOf(order)).toMatchObject({ listed: [], status: 409, owes: null });
});

test("L12.4 after a note for all of it the order owes the same, by no invoice until the next one", async () => {
  const order = await accepted();
  const whole = await invoiced(order.id);
  await credited(whole.id, {});
  expect(await askedOf(order)).toMatchObject({ listed: [583_656], amount: 583_656, owes: 583_656 });
  expect([await statusOf(order.id), await planOf(order.id)]).toMatchObject([
    "confirmed",
    { open_cents: 583_656, items: [{ state: "open" }] },
  ]);
  expect(await invoice(whole.id)).toMatchObject({ standing: "credited", open_cents: 0 });
  await invoiced(order.id);
  expect(await askedOf(order)).toMatchObject({ listed: [583_656], amount: 583_656, owes: 583_656 });
});

test("L12.4 a note on a deposit is asked for again by the last invoice, so the order owes the same", async () => {
  const { id } = await accepted({ plan: halves });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  await credited(deposit.id, { amount: "100" });
  expect(await planOf(id)).toMatchObject({ open_cents: 583_656 });
  expect(await invoiced(id)).toMatchObject({ due_cents: 301_828 });
  expect(await planOf(id)).toMatchObject({ open_cents: 583_656 });
  await credited(deposit.id, { amount: "100" });
  expect(await planOf(id)).toMatchObject({ open_cents: 573_656, items: [{}, { open_cents: 281_828 }] });
});

test("the notes of a cancelled order are not to be paid back twice", async () => {
  const { id } = await accepted({ plan: halves });
  const whole = await invoiced(id);
  await receive(id, "2918.28");
  const { credit_notes } = (await staff(`quotes/${id}/cancel`, { reason: "The fair is off" })).body;
  expect(await invoice(whole.id)).toMatchObject({ standing: "credited", open_cents: 0 });
  for (const standing of ["paid", "credited"]) {
    const { invoices } = (await staff(`invoices?status=${standing}&quote_id=${id}`, {}, "GET")).body;
    expect((invoices as { id: number }[]).map(({ id: each }) => each)).toEqual(
      standing === "credited" ? [whole.id] : [],
    );
  }
  for (const note of credit_notes as { id: number }[]) await issue(note.id);
  expect(await planOf(id)).toMatchObject({ paid_cents: 0, open_cents: 0, held_cents: 291_828 });
  expect([await statusOf(id), await marksOf(id)]).toEqual(["rejected", [null]]);
});

test("as many invoices are counted by their standing as are listed", async () => {
  const { id } = await accepted();
  await invoiced(id);
  await staff(`quotes/${id}/cancel`, { reason: "The fair is off" });
  const listed = async (query: string) => {
    const { body } = await staff(`invoices?per_page=100${query}`, {}, "GET");
    return body as { invoices: { id: number; standing: string | null }[]; meta: { total: number } };
  };
  const all = (await listed("")).invoices;
  for (const standing of invoiceStandings) {
    const expected = all.filter((each) => each.standing === standing);
    const { invoices, meta } = await listed(`&status=${standing}`);
    expect([invoices, meta.total], standing).toEqual([expected, expected.length]);
  }
});
