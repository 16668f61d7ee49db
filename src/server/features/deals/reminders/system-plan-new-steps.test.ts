import { expect, test } from "vitest";
import { addPlannedQuote, openPlanShop } from "../receivables/planned-quote.fixture.ts";
import { systemPlanNewSteps } from "./system-plan-new-steps.ts";

test("FOUND-D6 a deal whose steps cannot be planned holds up no other, and is put aside for staff", async () => {
  const shop = await openPlanShop({ from: "2026-12-01T18:00:00Z" });
  const { db } = shop.services;
  const owing = async () => {
    const quote = await addPlannedQuote(shop, {
      plan: [{ kind: "balance", rest: true, due: "net-days", days: 10 }],
    });
    const body = { version: 1, answer: "accept", channel: "phone", on: "2026-12-01", by: "Ann" };
    const path = `/api/quotes/${quote.id}/record-answer`;
    const { status } = await shop.send("POST", path, { bearer: shop.admin.bearer, body });
    expect(status).toBe(200);
    return quote.id;
  };
  const [broken, other] = [await owing(), await owing()];
  await db.deleteFrom("reminders").execute();
  const orders = db.selectFrom("orders").select("id").where("quote_id", "=", broken);
  await db.updateTable("plan_items").set({ due_on: "9999-99-99" }).where("order_id", "in", orders).execute();
  await systemPlanNewSteps(shop.services);
  const planned = await db.selectFrom("reminders").select(["quote_id", "step_days"]).execute();
  expect(planned).toEqual([{ quote_id: other, step_days: 3 }]);
  const failed = await db.selectFrom("failed_items").select(["job", "quote_id"]).execute();
  expect(failed).toEqual([{ job: "due_steps", quote_id: broken }]);
});
