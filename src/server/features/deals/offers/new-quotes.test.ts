import { expect, test } from "vitest";
import { example } from "#tests/support/deals.ts";
import { postedMails } from "#tests/support/quotes.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, shop, bearer, staff, draft, offered, versionsOf, rowOf } = await openOfferShop();

const caller = { name: "Ann Miller", email: "ann@example.com", phone: "on the card", company: "Fair & Co" };
const begin = () => shop.send("POST", "/api/staff-quotes", { bearer, body: caller });

test("a quote for a client who telephoned begins empty, sends no mail, and is offered like any other", async () => {
  const before = (await postedMails(services)).length;
  const { status, body } = await begin();
  expect(status).toBe(201);
  expect(body.quote).toMatchObject({
    stage: "drafting",
    status: "pending",
    quantity: 0,
    company: "Fair & Co",
  });
  expect(await postedMails(services)).toHaveLength(before);
  const { id } = body.quote as { id: number };
  expect((await draft(id, example)).status).toBe(200);
  expect((await staff(`${id}/send-offer`)).status).toBe(200);
  expect((await postedMails(services)).at(-1)).toMatchObject({ recipient: "ann@example.com" });
});

test("an offer without a line is not sent", async () => {
  const { body } = await begin();
  const { id } = body.quote as { id: number };
  expect((await staff(`${id}/send-offer`)).status).toBe(409);
});

test("a copy has the client and the last offer, as a draft", async () => {
  const { id } = await offered();
  const { status, body } = await staff(`${id}/duplicate`);
  expect(status).toBe(201);
  const copy = body.quote as { id: number };
  expect(copy.id).not.toBe(id);
  expect(await versionsOf(copy.id)).toMatchObject([{ number: 1, state: "draft", total_cents: 542_375 }]);
  expect(await rowOf(copy.id)).toMatchObject({ stage: "drafting" });
  expect(await rowOf(id)).toMatchObject({ stage: "offered" });
});
