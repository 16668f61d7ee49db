import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { openDeliveryShop } from "./delivery.fixture.ts";

const shop = await openDeliveryShop({ isLimited: true });
const { packed, post, put, services, bearer } = shop;

test("FOUND-S-N10 one person says an order's address sixty times an hour; said again it leaves no line", async () => {
  const { id, client } = await packed({ state: "in_production" });
  const linesOf = async () =>
    (
      await services.db
        .selectFrom("history")
        .select("id")
        .where("action", "=", "order.address")
        .where("subject_id", "=", id)
        .execute()
    ).length;
  const say = (address: string, as = client.bearer) => put(`orders/${id}/address`, { address }, as);
  for (const address of ["1 Main Street", "1 Main Street"]) expect((await say(address)).status).toBe(200);
  expect(await linesOf()).toBe(1);
  for (let house = 2; house < 60; house += 1) expect((await say(`${house} Main Street`)).status).toBe(200);
  expect([(await say("60 Main Street")).status, await linesOf()]).toEqual([429, 59]);
  expect((await say("By staff", bearer)).status).toBe(200);
});

test("FOUND-S-N7 one person orders twenty times an hour again, and a key that is repeated does not count", async () => {
  const { id, client } = await packed({ state: "delivered" });
  const path = `orders/${id}/reorder`;
  for (let time = 0; time < 20; time += 1)
    expect([time, (await post(path, {}, client.bearer)).status]).toEqual([time, 201]);
  const refused = await post(path, {}, client.bearer);
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  const made = await services.db.selectFrom("quotes").select("id").where("reorder_of", "=", id).execute();
  expect(made).toHaveLength(20);
  // Staff is not limited by it.
  expect((await post(path, {}, bearer)).status).toBe(201);
  services.clock.advance(hours(1));
  expect((await post(path, {}, client.bearer)).status).toBe(201);
});
