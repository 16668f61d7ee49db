import { expect, test } from "vitest";
import { addUser } from "#tests/support/staff.ts";
import { halves, openInvoiceShop } from "../invoices/invoice-shop.fixture.ts";

const shop = await openInvoiceShop();
const { services, accepted, staff, draft, issue, invoice, receive } = shop;
const reason = "They pay after all";
interface Item {
  readonly id: number;
  readonly state: string;
}
const planOf = async (id: number) => (await staff(`quotes/${id}/plan`, {}, "GET")).body;
const itemsOf = async (id: number) => (await planOf(id)).items as Item[];
const statusOf = async (id: number) =>
  (await services.db.selectFrom("quotes").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;

test("L10.5 what was waived is asked for again, and paid is taken back", async () => {
  const { id } = await accepted({ plan: halves });
  await receive(id, "2918.28");
  const [, item] = await itemsOf(id);
  await staff(`plan-items/${item?.id}/waive`, { reason: "A gift" });
  expect(await statusOf(id)).toBe("paid");
  const { status, body } = await staff(`plan-items/${item?.id}/unwaive`, { reason });
  expect([status, body.plan]).toMatchObject([
    200,
    { open_cents: 291_828, items: [{ state: "paid" }, { state: "open", waived_reason: null }] },
  ]);
  expect(await statusOf(id)).toBe("confirmed");
  expect((await staff(`plan-items/${item?.id}/unwaive`, { reason })).body.message).toBe(
    "Nothing of this item was waived.",
  );
});

test("L10.5 by the invoice that asks for it, and the client's credit pays it as far as it goes", async () => {
  const { id } = await accepted();
  const bill = await issue((await draft(id)).id);
  const [item] = await itemsOf(id);
  await staff(`plan-items/${item?.id}/waive`, { reason: "A gift" });
  expect((await invoice(bill.id)).standing).toBe("paid");
  // It comes too late to count for what is waived.
  await receive(id, "1000.00");
  expect(await planOf(id)).toMatchObject({ held_cents: 100_000 });
  await staff(`plan-items/${item?.id}/unwaive`, { reason });
  expect(await planOf(id)).toMatchObject({ held_cents: 0, paid_cents: 100_000, open_cents: 483_656 });
  expect(await invoice(bill.id)).toMatchObject({ standing: "part-paid", open_cents: 483_656 });
});

test("SPEC-2.38 what went back of a paid quote is asked for again where staff says so", async () => {
  const { id } = await accepted();
  await receive(id, "5836.56");
  const payment = await services.db
    .selectFrom("payments")
    .select("id")
    .where("quote_id", "=", id)
    .executeTakeFirstOrThrow();
  await staff(`payments/${payment.id}/refund`, { amount: "100.00", reason: "A strap was missing." });
  expect([await statusOf(id), await planOf(id)]).toMatchObject(["paid", { open_cents: 0 }]);
  const [item] = await itemsOf(id);
  await staff(`plan-items/${item?.id}/unwaive`, { reason });
  expect([await statusOf(id), await planOf(id)]).toMatchObject(["confirmed", { open_cents: 10_000 }]);
});

test("L10.5 by who may write payments, with a reason", async () => {
  const { id, client } = await accepted();
  const [item] = await itemsOf(id);
  const production = await addUser(services, { role: "production" });
  for (const { bearer } of [client, production]) {
    const path = `/api/plan-items/${item?.id}/unwaive`;
    expect((await shop.shop.send("POST", path, { bearer, body: { reason } })).status).toBe(403);
  }
  expect((await staff(`plan-items/${item?.id}/unwaive`)).status).toBe(422);
  expect((await staff("plan-items/999999/unwaive", { reason })).status).toBe(404);
});
