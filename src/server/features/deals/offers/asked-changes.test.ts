import { expect, test } from "vitest";
import { bags, example } from "#tests/support/deals.ts";
import { holdLinkOf } from "#tests/support/quotes.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, versionsOf, offered } = await openOfferShop();

test("FOUND-U6 what is asked to be changed stands with the offer, whole, with what was picked", async () => {
  const option = {
    ...{ kind: "one_of", title: "Quantity", default: 0 },
    choices: [
      { title: "10,000", lines: [] },
      { title: "25,000", lines: [] },
    ],
  };
  const { id, client, answer } = await offered({ ...example, options: [option] });
  const { bearer: link } = await holdLinkOf(services, id);
  const text = "In green, please. ".repeat(20).trim();
  const wish = { version: 1, text, about: { version: 1, line: 1 } };
  expect((await answer("ask-changes", { ...wish, choices: { o1: "o1c2" } })).status).toBe(200);
  const asked = { text, line: bags.name, picked: ["25,000"], at: services.clock().toISOString() };
  expect(await versionsOf(id)).toMatchObject([{ asked }]);
  expect(await versionsOf(id, client.bearer)).toMatchObject([{ asked }]);
  expect(JSON.stringify(await versionsOf(id, link))).not.toContain("In green");
});
