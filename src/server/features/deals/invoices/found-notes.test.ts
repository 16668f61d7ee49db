import { expect, test } from "vitest";
import { halves, openInvoiceShop } from "./invoice-shop.fixture.ts";

const { accepted, draft, invoice, issue, services, staff } = await openInvoiceShop();

const mostAtOnce = [
  { kind: "deposit", percent: "90", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];

/** Counts an order's bags, as production does, and settles it by them. */
async function settle(quoteId: number, bags: number) {
  const { id } = await services.db
    .selectFrom("orders")
    .select("id")
    .where("quote_id", "=", quoteId)
    .executeTakeFirstOrThrow();
  await services.db.updateTable("order_lines").set({ units_good: bags }).where("order_id", "=", id).execute();
  await services.db.updateTable("orders").set({ state: "packed" }).where("id", "=", id).execute();
  const answer = await staff(`orders/${id}/settlement`);
  expect(answer.status, answer.text).toBe(200);
}
const allOf = async (quoteId: number) => {
  const { body } = await staff(`invoices?quote_id=${quoteId}`, {}, "GET");
  return await Promise.all((body.invoices as { id: number }[]).map(({ id }) => invoice(id)));
};
const ofKind = async (quoteId: number, kind: string) =>
  (await allOf(quoteId)).find((each) => each.kind === kind);

test("FOUND-F2 a credit note of 50.00 at 10 % takes back 4.55, also after a deposit without tax", async () => {
  const ten = await openInvoiceShop({ percent: "10", freightTaxable: true });
  const { id } = await ten.accepted({ plan: mostAtOnce });
  await ten.issue((await ten.draft(id, { kind: "deposit" })).id);
  const whole = await ten.issue((await ten.draft(id)).id);
  expect(await ten.credit(whole.id, { amount: "50", reason: "Agreed" })).toMatchObject({ tax_cents: 455 });
});

test("FOUND-F2 the note of a settlement takes back the tax of the bags that were not made", async () => {
  const { id } = await accepted({ plan: halves });
  await issue((await draft(id, { kind: "deposit" })).id);
  await issue((await draft(id)).id);
  await settle(id, 23_900);
  // 412.81 less 395.14.
  expect(await ofKind(id, "credit")).toMatchObject({ due_cents: 23_190, tax_cents: 1_767 });
});

test("FOUND-F4 the invoice of a settled order is the settled one, also when its draft was thrown away", async () => {
  const { id } = await accepted();
  await settle(id, 23_900);
  const drafted = await ofKind(id, "settlement");
  expect(drafted).toMatchObject({ total_cents: 560_466 });
  expect((await staff(`invoices/${drafted?.id}`, {}, "DELETE")).status).toBe(200);
  expect(await draft(id)).toMatchObject({ total_cents: 560_466 });
});

test("FOUND-F4b a deposit of more than was made leaves an invoice of the sale and a note of the rest", async () => {
  const { id } = await accepted({ plan: mostAtOnce });
  await services.db
    .updateTable("quote_versions")
    .set({ tolerance_ppm: 400_000, tolerance_under_ppm: 400_000 })
    .where("quote_id", "=", id)
    .execute();
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  await settle(id, 17_500);
  const sale = await ofKind(id, "settlement");
  const note = await ofKind(id, "credit");
  expect(sale).toMatchObject({ due_cents: 0 });
  expect(note?.due_cents).toBe(deposit.due_cents - (sale?.total_cents ?? 0));
});
