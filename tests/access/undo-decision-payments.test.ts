import { describe, expect, test } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { signInClientOf } from "#tests/support/quotes.ts";
import { openShop, tooLate } from "./shop-of-decisions.ts";

describe("SPEC-3.21 payments", () => {
  const confirmed = async (world: Awaited<ReturnType<typeof openShop>>) => {
    const id = await world.ask();
    await world.staff(`${id}/confirm`);
    return { id, client: await signInClientOf(world.services, id) };
  };

  test("one that is begun ends the wait", async () => {
    await using world = await openShop();
    const { shop, undo, deliver, told } = world;
    const { id, client } = await confirmed(world);
    const body = { quote_id: id };
    const { bearer } = client;
    expect((await shop.send("POST", "/api/payment/create-intent", { bearer, body })).status).toBe(200);
    expect((await undo(id)).body.message).toBe(tooLate);
    await deliver();
    expect(told()).toEqual(["quote-confirmed"]);
  });

  test("of an undo and a payment at the same moment, no quote is pending with an open payment", async () => {
    await using world = await openShop();
    const { shop, undo, statusOf, services } = world;
    for (let round = 0; round < 10; round += 1) {
      const { id, client } = await confirmed(world);
      const opening = { bearer: client.bearer, body: { quote_id: id } };
      const [, undone] = await Promise.all([
        shop.send("POST", "/api/payment/create-intent", opening),
        undo(id),
      ]);
      const open = await services.db
        .selectFrom("payments")
        .select("id")
        .where("quote_id", "=", id)
        .where("status", "=", "pending")
        .execute();
      expect((await statusOf(id)).status).toBe(undone.status === 200 ? "pending" : "confirmed");
      if (undone.status === 200) expect(open).toEqual([]);
    }
  });

  test("once the quote is paid, the mail that waits is not sent", async () => {
    await using world = await openShop();
    const { staff, deliver, told, undo, services } = world;
    const id = await world.ask();
    const { body } = await staff(`${id}/confirm`);
    const amount = Object(body.quote).total;
    expect((await staff(`${id}/transfer-received`, { amount })).status).toBe(200);
    expect((await undo(id)).status).toBe(409);
    services.clock.advance(seconds(60));
    await deliver();
    expect(told()).toEqual([]);
  });
});
