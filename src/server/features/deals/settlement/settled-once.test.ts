import { expect, test } from "vitest";
import { halves, openDeliveryShop } from "../orders/delivery.fixture.ts";
import { readPlan } from "../receivables/read-plan.ts";
import { showPlan } from "../receivables/show-plan.ts";

const { packed, post, get, services } = await openDeliveryShop();

test("an order is settled once, however often it is asked at once", async () => {
  for (const [paid, offer, items] of [
    [291_828, { plan: halves }, [291_828, 329_775]],
    [583_656, {}, [583_656, 37_947]],
  ] as const) {
    const { id, quoteId } = await packed({ offer, paid, good: [26_800] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(`orders/${id}/settlement`)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const plan = showPlan(await readPlan(services, quoteId), { isForStaff: true });
    expect(plan.items.map(({ amount_cents }) => amount_cents)).toEqual(items);
    const { invoices } = (await get(`invoices?quote_id=${quoteId}`)).body as { invoices: object[] };
    expect(invoices).toHaveLength(1);
  }
});
