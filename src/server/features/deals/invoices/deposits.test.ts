import { describe, expect, test } from "vitest";
import { halves, openInvoiceShop } from "./invoice-shop.fixture.ts";

const { accepted, draft, issue, credit, invoice, receive, pdfOf, staff } = await openInvoiceShop();
const refusedDraft = async (quoteId: number, body: object) =>
  (await staff(`quotes/${quoteId}/invoices`, body)).status;
const idsOf = async (status: string, quoteId: number) => {
  const path = `invoices?status=${status}&quote_id=${quoteId}`;
  return ((await staff(path, {}, "GET")).body.invoices as { id: number }[]).map(({ id }) => id);
};

test("L12.4 the last invoice has every line in full, less the deposit; a deposit has no tax by itself", async () => {
  const { id } = await accepted({ plan: halves });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  expect(deposit).toMatchObject({
    number: expect.stringMatching(/^D-2027-\d{4}$/),
    ...{ total_cents: 291_828, tax_cents: 0, due_cents: 291_828, due_tax_cents: 0, due_on: "2027-01-19" },
  });
  const last = await issue((await draft(id)).id);
  expect(last).toMatchObject({
    ...{ total_cents: 583_656, tax_cents: 41_281, due_cents: 291_828, due_tax_cents: 41_281 },
    snapshot: { previous: [{ kind: "deposit", number: deposit.number, cents: 291_828, tax_cents: 0 }] },
  });
  const text = await pdfOf(last.id);
  for (const said of [
    "Bags L",
    "$5,836.56",
    `less deposit invoice ${deposit.number}`,
    "$2,918.28",
    "$412.81",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("Tax in the amount due");
  expect(await pdfOf(deposit.id)).toContain("part of the invoice of the whole order");
});

test("each item of the plan but the last has one deposit invoice, until the order has its invoice", async () => {
  const thirds = [
    { kind: "deposit", percent: "30", due: "on-acceptance" },
    { kind: "milestone", percent: "30", due: "on-proof" },
    { kind: "balance", rest: true, due: "before-shipping" },
  ];
  const { id } = await accepted({ plan: thirds });
  const { items } = (await staff(`quotes/${id}/plan`, {}, "GET")).body as { items: { id: number }[] };
  const [first, second, rest] = items;
  const asked = { kind: "deposit", plan_item_id: second?.id };
  expect(await draft(id, asked)).toMatchObject({ plan_item_id: second?.id, due_cents: 175_097 });
  expect(await refusedDraft(id, asked)).toBe(409);
  expect(await refusedDraft(id, { kind: "deposit", plan_item_id: rest?.id })).toBe(422);
  const early = await draft(id, { kind: "deposit" });
  expect(early).toMatchObject({ plan_item_id: first?.id });
  expect(await refusedDraft(id, { kind: "deposit" })).toBe(409);
  const last = await issue((await draft(id)).id);
  // The drafts were not invoiced before it, and now nothing is left for them.
  expect(last.due_cents).toBe(583_656);
  expect((await staff(`invoices/${early.id}/issue`)).status).toBe(409);
  expect((await staff(`invoices/${early.id}`, {}, "DELETE")).status).toBe(200);
  expect((await staff(`invoices/${last.id}`, {}, "DELETE")).status).toBe(409);
  expect(await refusedDraft((await accepted()).id, { kind: "deposit" })).toBe(409);
});

test("what a credit note gave back of a deposit stands in the last invoice as well", async () => {
  const { id } = await accepted({ plan: halves });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  const note = await credit(deposit.id, { amount: "100", reason: "Agreed" });
  await issue(note.id);
  const last = await draft(id);
  expect(last.due_cents).toBe(583_656 - 291_828 + 10_000);
  expect(await pdfOf(last.id)).toContain("plus credit note C-2027-");
});

test("each document says how the money of the order stands with it, a draft does not", async () => {
  const { id } = await accepted({ plan: halves });
  const draftOf = await draft(id, { kind: "deposit" });
  expect(await pdfOf(draftOf.id)).not.toContain("Your order so far");
  const deposit = await issue(draftOf.id);
  expect(deposit).toMatchObject({
    snapshot: { chain: { ordered_cents: 583_656, invoiced_cents: 291_828, paid: [], left_cents: 583_656 } },
  });
  const text = await pdfOf(deposit.id);
  for (const said of ["Your order so far", "Invoiced", "Left to pay"]) expect(text).toContain(said);
  await receive(id, "1000");
  const note = await issue((await credit(deposit.id, { amount: "100", reason: "Agreed" })).id);
  expect(note).toMatchObject({
    snapshot: { chain: { invoiced_cents: 281_828, paid: [{ cents: 100_000 }] } },
  });
});

describe("how an invoice stands follows from what was paid", () => {
  test("a deposit and the last invoice, each by its own money", async () => {
    const { id } = await accepted({ plan: halves });
    const deposit = await issue((await draft(id, { kind: "deposit" })).id);
    const last = await issue((await draft(id)).id);
    const standings = async () => [(await invoice(deposit.id)).standing, (await invoice(last.id)).standing];
    expect(await standings()).toEqual(["open", "open"]);
    await receive(id, "1000");
    expect(await standings()).toEqual(["part-paid", "open"]);
    expect(await idsOf("part-paid", id)).toEqual([deposit.id]);
    await receive(id, "1918.28");
    expect(await standings()).toEqual(["paid", "open"]);
    expect([await idsOf("open", id), await idsOf("paid", id)]).toEqual([[last.id], [deposit.id]]);
    await receive(id, "2918.28", { another: true });
    expect(await standings()).toEqual(["paid", "paid"]);
    expect([await idsOf("open", id), await idsOf("paid", id)]).toEqual([[], [last.id, deposit.id]]);
  });

  test("one that is wholly credited is not open, and one of an order for nothing is made once", async () => {
    const { id } = await accepted();
    const whole = await issue((await draft(id)).id);
    await issue((await credit(whole.id, { reason: "Wrong" })).id);
    expect((await invoice(whole.id)).standing).toBe("credited");
    expect([await idsOf("credited", id), await idsOf("paid", id)]).toEqual([[whole.id], []]);
  });
});

test("L12 what was invoiced is not undone or deleted", async () => {
  const { id } = await accepted();
  const { id: drafted } = await draft(id);
  await issue(drafted);
  const undone = await staff(`quotes/${id}/undo-acceptance`);
  expect([undone.status, undone.body.message]).toEqual([409, "Cancel it instead"]);
  expect((await staff(`quotes/${id}`, {}, "DELETE")).status).toBe(409);
});

test("an invoice is found by its number, its buyer and its quote", async () => {
  const { id } = await accepted();
  const { quote } = (await staff(`quotes/${id}`, {}, "GET")).body as { quote: { reference: string } };
  const whole = await issue((await draft(id)).id);
  const found = async (search: string) => {
    const path = `invoices?search=${encodeURIComponent(search)}&quote_id=${id}`;
    return ((await staff(path, {}, "GET")).body.invoices as { id: number }[]).map((each) => each.id);
  };
  for (const text of [(whole.number ?? "").toLowerCase(), quote.reference, "bills.example"])
    expect([text, await found(text)]).toEqual([text, [whole.id]]);
  expect(await found("I-2027-%")).toEqual([]);
});
