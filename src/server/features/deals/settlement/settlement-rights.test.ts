import { describe, expect, test } from "vitest";
import { addUser } from "#tests/support/staff.ts";
import { openDeliveryShop } from "../orders/delivery.fixture.ts";

const { packed, post, get, services } = await openDeliveryShop();

describe("who may settle", () => {
  test("nothing is settled before the count, and a client has nothing to choose within the tolerance", async () => {
    const { id, client } = await packed({ good: [null] });
    expect((await get(`orders/${id}/settlement`)).body).toEqual({ settlement: null });
    expect((await post(`orders/${id}/settlement`)).status).toBe(409);
    const { id: enough, client: his } = await packed();
    expect((await post(`orders/${enough}/settlement`, { choice: "take" }, his.bearer)).status).toBe(409);
    expect((await post(`orders/${enough}/settlement`, { choice: "take" }, client.bearer)).status).toBe(404);
  });

  test("production reads no amounts; sales reads and does not settle", async () => {
    const { id } = await packed();
    const production = await addUser(services, { role: "production" });
    expect((await get(`orders/${id}/settlement`, production.bearer)).status).toBe(403);
    const sales = await addUser(services, { role: "sales" });
    expect((await get(`orders/${id}/settlement`, sales.bearer)).status).toBe(200);
    expect((await post(`orders/${id}/settlement`, {}, sales.bearer)).status).toBe(403);
  });
});
