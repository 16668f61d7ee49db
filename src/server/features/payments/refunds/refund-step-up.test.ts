import { expect, test } from "vitest";
import "#server/features/accounts/accounts.table.ts";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { payByCard } from "#tests/support/payments-steps.ts";
import { testPassword } from "#tests/support/staff.ts";

test("REL-S8 a refund asks for the password again where the account has a second factor (SPEC-0.8)", async () => {
  await using shop = await openPaymentShop();
  await payByCard(shop, await addPayableQuote(shop.services));
  const { id } = await shop.services.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
  const refund = (body: object) =>
    shop.send("POST", `/api/payments/${id}/refund`, { bearer: shop.admin.bearer, body });
  const at = shop.services.clock().toISOString();
  const factor = { secret: "GEZDGNBVGY3TQOJQ", last_step: 0, confirmed_at: at, created_at: at };
  await shop.services.db
    .insertInto("second_factors")
    .values({ user_id: shop.admin.id, ...factor })
    .execute();
  for (const body of [{ amount: "1.00" }, { amount: "1.00", password: "not it" }]) {
    const refused = await refund(body);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { password: ["The password is not right."] },
    ]);
  }
  expect((await refund({ amount: "1.00", password: testPassword })).body).toMatchObject({
    payment: { refunded_cents: 100 },
  });
  await shop.services.db.deleteFrom("second_factors").execute();
  expect((await refund({ amount: "1.00" })).status).toBe(200);
});
