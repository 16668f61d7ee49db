import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { halves, openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { addAdministrator } from "#tests/support/staff.ts";

/** A shop on 12 January 2027, and E0 in it: 5,836.56, half of it on acceptance. */
async function openBooks() {
  const bills = await openInvoiceShop();
  const { services, shop } = bills;
  let { bearer } = bills;
  const get = async (path: string) => (await shop.send("GET", `/api/${path}`, { bearer })).body;
  const post = async (path: string, body: object) => {
    const answer = await shop.send("POST", `/api/${path}`, { bearer, body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body;
  };
  const { id } = await bills.accepted({ plan: halves });
  return {
    ...{ ...bills, id, get, post },
    owed: async (on: string) => (await get(`books/ageing?on=${on}`)).total_cents as number,
    held: async (on: string) => (await get(`books/deposits?on=${on}`)).total_cents as number,
    receive: (more: object = {}) => post(`quotes/${id}/transfer-received`, { amount: "2918.28", ...more }),
    /** Some days later staff signs in again. */
    async pass(some: number) {
      services.clock.advance(days(some));
      ({ bearer } = await addAdministrator(services));
    },
  };
}

test("FOUND-H3 a transfer counts from the day on which it came, not from that on which it was typed", async () => {
  const { owed, held, pass, receive } = await openBooks();
  await pass(8);
  await receive({ received_on: "2027-01-14" });
  expect([await owed("2027-01-13"), await held("2027-01-13")]).toEqual([583_656, 0]);
  expect([await owed("2027-01-15"), await held("2027-01-15")]).toEqual([291_828, 291_828]);
});

test("the ageing of a past day names what was booked since that counts for it", async () => {
  const { id, get, pass, post, receive, services } = await openBooks();
  await pass(8);
  const ageing = async (on: string) => {
    const { total_cents, booked_since, booked_since_count } = await get(`books/ageing?on=${on}`);
    return { total_cents, booked_since, booked_since_count };
  };
  const asRead = { total_cents: 583_656, booked_since: [], booked_since_count: 0 };
  expect(await ageing("2027-01-15")).toEqual(asRead);
  await receive({ received_on: "2027-01-14" });
  // What is booked later for later days is none of that day's.
  await post(`quotes/${id}/cancel`, { reason: "off" });
  const { reference } = (await get(`quotes/${id}`)).quote as { reference: string };
  const named = {
    ...{ quote_id: id, reference, kind: "received", day: "2027-01-14", cents: -291_828 },
    booked_at: services.clock().toISOString(),
  };
  expect(await ageing("2027-01-15")).toEqual({
    ...{ total_cents: 291_828, booked_since: [named], booked_since_count: 1 },
  });
  for (const on of ["2027-01-13", "2027-01-20"]) expect((await ageing(on)).booked_since, on).toEqual([]);
});

test("FOUND-H4 what was owed and held on a past day is the same when the order is cancelled later", async () => {
  const { id, owed, held, pass, post, receive } = await openBooks();
  await receive();
  const on = "2027-01-12";
  expect([await owed(on), await held(on)]).toEqual([291_828, 291_828]);
  await pass(10);
  await post(`quotes/${id}/cancel`, { reason: "off" });
  expect([await owed(on), await held(on)]).toEqual([291_828, 291_828]);
});

test("FOUND-H5 the deposit of a cancelled order is held until it is paid back", async () => {
  const { id, held, post, receive } = await openBooks();
  await receive();
  await post(`quotes/${id}/cancel`, { reason: "off" });
  expect(await held("2027-01-12")).toBe(291_828);
});

test("FOUND-H5 Today names a cancelled order whose deposit was not paid back", async () => {
  const { id, get, post, receive } = await openBooks();
  await receive();
  await post(`quotes/${id}/cancel`, { reason: "off" });
  expect((await get("today")).items).toContainEqual(expect.objectContaining({ id }));
});

test("FOUND-D11 an order that was settled for less, of which an item was waived, owes the rest of its plan", async () => {
  const { id, draft, get, issue, owed, post, services } = await openBooks();
  await issue((await draft(id)).id);
  const { id: orderId } = await services.db
    .selectFrom("orders")
    .select("id")
    .where("quote_id", "=", id)
    .executeTakeFirstOrThrow();
  await services.db.updateTable("order_lines").set({ units_good: 23_900 }).execute();
  await services.db.updateTable("orders").set({ state: "packed" }).execute();
  const { settlement } = await post(`orders/${orderId}/settlement`, {});
  const { invoice: note } = settlement as { invoice: { id: number } };
  await post(`invoices/${note.id}/issue`, {});
  const { items } = (await get(`quotes/${id}/plan`)) as { items: { id: number }[] };
  await post(`plan-items/${items[1]?.id}/waive`, { reason: "A gift" });
  expect((await get(`quotes/${id}/plan`)).open_cents).toBe(291_828);
  expect(await owed("2027-01-12")).toBe(291_828);
});
