import { expect, test } from "vitest";
import { todayOf } from "#server/today-of.ts";
import { closeBooks } from "#tests/support/closed-books.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, staff, offered } = await openOfferShop();

test.each(["accept", "decline"])(
  "SPEC-4.50 an answer (%s) is not recorded for a day whose books are closed",
  async (answer) => {
    const { id } = await offered();
    const on = todayOf(services);
    await closeBooks(services, on);
    const given = { version: 1, answer, channel: "phone", on, by: "Ann" };
    const { status, body } = await staff(`${id}/record-answer`, given);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["on"]]);
  },
);
