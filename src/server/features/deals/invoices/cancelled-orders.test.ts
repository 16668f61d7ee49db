import { expect, test } from "vitest";
import { halves, openInvoiceShop } from "./invoice-shop.fixture.ts";

const { accepted, draft, issue, invoice, receive, services, shop, staff } = await openInvoiceShop();
const cancel = (id: number, reason = "The fair was called off") => staff(`quotes/${id}/cancel`, { reason });
const mailsTo = async (quoteId: number) => {
  const rows = await services.db.selectFrom("outbox").select(["template", "content"]).orderBy("id").execute();
  return rows
    .map(({ template, content }) => ({ template, ...JSON.parse(content) }))
    .filter((mail) => mail.quoteId === quoteId && !mail.template.startsWith("staff-"));
};

test("L10.8 a cancelled order drafts the credit notes, names what could be paid back, and owes nothing", async () => {
  const { id, client } = await accepted({ plan: halves });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  await receive(id, "2918.28");
  const forgotten = await draft(id);
  const answer = await cancel(id);
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({
      quote: expect.objectContaining({ status: "rejected", stage: "cancelled" }),
      credit_notes: [
        expect.objectContaining({ state: "draft", credit_of: deposit.id, total_cents: 291_828 }),
      ],
      refunds: [{ payment_id: expect.any(Number), amount_cents: 291_828 }],
    }),
  ]);
  expect((await staff(`invoices/${forgotten.id}`, {}, "GET")).status).toBe(404);
  expect((await staff(`quotes/${id}/plan`, {}, "GET")).body).toMatchObject({
    ...{ paid_cents: 0, open_cents: 0, held_cents: 291_828 },
    items: [
      { state: "waived", amount_cents: 291_828 },
      { state: "waived", amount_cents: 291_828 },
    ],
  });
  const order = await services.db
    .selectFrom("orders")
    .select("state")
    .where("quote_id", "=", id)
    .executeTakeFirst();
  expect(order?.state).toBe("cancelled");
  const pay = { bearer: client.bearer, body: { quote_id: id } };
  expect((await shop.send("POST", "/api/payment/create-intent", pay)).status).toBe(409);
  expect((await mailsTo(id)).at(-1)).toMatchObject({
    news: "order-cancelled",
    text: "The fair was called off",
  });
  const [note] = answer.body.credit_notes as { id: number }[];
  await issue(note?.id ?? 0);
  expect((await invoice(deposit.id)).standing).toBe("credited");
  expect((await cancel(id)).status).toBe(409);
});

test("an order that was paid whole stays paid when it is cancelled", async () => {
  const { id } = await accepted();
  await receive(id, "5836.56");
  expect((await cancel(id, " ")).status).toBe(422);
  expect((await cancel(id)).body).toMatchObject({
    quote: { status: "paid", stage: "cancelled" },
    ...{ credit_notes: [], refunds: [{ amount_cents: 583_656 }] },
  });
  const { refunds } = (await staff(`quotes/${id}/uncounted`, {}, "GET")).body;
  expect(refunds).toMatchObject([{ payment_id: expect.any(Number), amount_cents: 583_656 }]);
});

test("nothing is cancelled before a yes, or once bags were shipped", async () => {
  const { id } = await accepted();
  await services.db.updateTable("orders").set({ state: "shipped" }).where("quote_id", "=", id).execute();
  expect((await cancel(id)).status).toBe(409);
  const undone = await accepted();
  await staff(`quotes/${undone.id}/undo-acceptance`);
  expect((await cancel(undone.id)).status).toBe(409);
});

test("L12.1 an issued invoice and its credit note are mailed to the client, in the language of his quote", async () => {
  const { id } = await accepted({ language: "fr" });
  const whole = await issue((await draft(id)).id);
  const { body } = await staff(`invoices/${whole.id}/credit`, { amount: "10", reason: "Rayures" });
  const note = await issue((body.invoice as { id: number }).id);
  const about = { quoteId: id, name: expect.any(String) };
  expect((await mailsTo(id)).slice(-2)).toMatchObject([
    {
      ...{ template: "invoice-issued", ...about, invoiceId: whole.id, number: whole.number },
      ...{ amountCents: 583_656, dueOn: "2027-01-12", isDeposit: false },
    },
    {
      ...{ template: "credit-note-issued", ...about, number: note.number, amountCents: 1_000 },
      ...{ invoiceNumber: whole.number, reason: "Rayures" },
    },
  ]);
  const { language } = await services.db
    .selectFrom("outbox")
    .select("language")
    .where("template", "=", "invoice-issued")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(language).toBe("fr");
});
