import { expect, test } from "vitest";
import { halves, openInvoiceShop } from "./invoice-shop.fixture.ts";

const { services, accepted, draft, issue, credit, receive, staff } = await openInvoiceShop();
const french = {
  ...{ country: "France", time_zone: "Europe/Paris" },
  ...{ siret: "732 829 320 00074", shop_vat_number: "FR44732829320" },
};
const waiting = async () => {
  const { items } = (await staff("today", {}, "GET")).body as { items: { kind: string }[] };
  return items.filter(({ kind }) => kind === "deposit_uninvoiced");
};

test("L14.5 in France a deposit that came waits for its invoice from the day of the money until that is issued", async () => {
  const { id } = await accepted({ plan: halves });
  const { id: planItem } = (await services.db
    .selectFrom("plan_items")
    .select("id")
    .where("position", "=", 1)
    .executeTakeFirst()) ?? { id: 0 };
  await receive(id, "2918.28");
  expect(await waiting()).toEqual([]);
  expect((await staff("settings", { values: french }, "PUT")).status).toBe(200);
  expect(await waiting()).toMatchObject([
    {
      ...{ subject: "quote", id, plan_item_id: planItem, due_at: "2027-01-12T23:00:00.000Z" },
      next: { label: "Make the deposit invoice" },
    },
  ]);
  const drafted = await draft(id, { kind: "deposit", plan_item_id: planItem });
  const [row] = await waiting();
  expect(row).toMatchObject({
    next: { label: "Issue the deposit invoice", href: `/admin/invoices/${drafted.id}` },
  });
  expect(row).not.toHaveProperty("plan_item_id");
  await issue(drafted.id);
  expect(await waiting()).toEqual([]);
  await issue((await credit(drafted.id, { reason: "Wrong address" })).id);
  expect(await waiting()).toMatchObject([{ plan_item_id: planItem }]);
  await issue((await draft(id)).id);
  expect(await waiting()).toEqual([]);
});

test("what came in part, and what is paid at once, waits for none", async () => {
  // As it was agreed before the shop was in France, where freight is taxed.
  expect((await staff("settings", { values: { country: "USA" } }, "PUT")).status).toBe(200);
  const part = await accepted({ plan: halves });
  await receive(part.id, "1000");
  const whole = await accepted();
  await receive(whole.id, "5836.56");
  expect((await staff("settings", { values: french }, "PUT")).status).toBe(200);
  expect(await waiting()).toEqual([]);
});
