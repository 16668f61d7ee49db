import { expect, test } from "vitest";
import { markPaid } from "#tests/support/quotes.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";

const { services, shop, bearer, staff, newQuote } = await openOfferShop();

test("FOUND-D10 a quote that was only paid is deleted until its production began", async () => {
  const paid = async () => {
    const id = await newQuote();
    await staff(`${id}/confirm`);
    expect(await markPaid(services, id)).toBe(true);
    return id;
  };
  const remove = (id: number) => shop.send("DELETE", `/api/quotes/${id}`, { bearer });
  const [waiting, begun] = [await paid(), await paid()];
  const started = { state: "in_production", started_at: services.clock().toISOString() } as const;
  await services.db.updateTable("orders").set(started).where("quote_id", "=", begun).execute();
  expect((await remove(waiting)).status).toBe(200);
  const answer = await remove(begun);
  expect([answer.status, answer.body.message]).toEqual([409, "Cancel it instead"]);
  expect((await shop.send("GET", `/api/quotes/${begun}`, { bearer })).status).toBe(200);
});
