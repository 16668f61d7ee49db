import { expect, test } from "vitest";
import { shippedColours } from "#domain/quotes/shipped-colours.ts";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { signed } from "#tests/support/deals.ts";
import { addProduct, askForQuote, postedMails, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const services = openPayments(createTestServices(await openTestDatabase()));
const shop = await createTestShop(services, [mountFeatures]);
const { bearer } = await addAdministrator(services);
const tote = await addProduct(services);

const staff = (path: string, body: object = {}, method: "POST" | "PUT" | "GET" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, ...(method !== "GET" && { body }) });
const settle = (values: object) => staff("settings", { values }, "PUT");
const fir = { code: "#2B5B3E", en: "Fir", fr: "Sapin" };
const copper = { code: "#B4633A", en: "Copper", fr: "" };
const cotton = { en: "Organic cotton", fr: "Coton bio" };

async function ask(language: "en" | "fr") {
  const fields = { language, productColors: '["#2b5b3e","#FFFFFF"]', logo_colors: '["#B4633A"]' };
  const { id } = await askForQuote(services, tote, { fields });
  return { id, client: await signInClientOf(services, id) };
}

async function paper(id: number, as: string, language: string): Promise<string> {
  const url = `/api/quotes/${id}/document?language=${language}`;
  const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${as}` } });
  expect(answer.statusCode).toBe(200);
  return readPdf(answer.rawPayload).text.replace(/\s+/gu, " ");
}

test("what was asked for, offered and agreed on keeps its colours' and materials' names (ADR-118)", async () => {
  await services.db.updateTable("products").set({ material: "organic cotton" }).execute();
  const changed = await settle({ cloth_colours: [fir, copper], cloths: [cotton] });
  expect(changed.status).toBe(200);
  expect(services.shop.facts()).toMatchObject({ colours: [fir, copper], cloths: [cotton] });

  const { id, client } = await ask("fr");
  const names = [
    { of: "#2B5B3E", en: "Fir", fr: "Sapin" },
    { of: "#B4633A", en: "Copper", fr: "Copper" },
    { of: "organic cotton", ...cotton },
  ];
  const asked = (await staff(`quotes/${id}`, {}, "GET")).body.quote;
  expect(asked).toMatchObject({ product_colors: ["#2b5b3e", "#FFFFFF"], cloth_names: names });
  const mails = (await postedMails(services)).filter(({ content }) => content.quoteId === id);
  const cloth = { colours: ["#2b5b3e", "#FFFFFF"], material: "organic cotton", names: [names[0], names[2]] };
  for (const { content } of mails) expect(content.lines).toEqual([expect.objectContaining({ cloth })]);
  expect(mails.find(({ template }) => template === "staff-request-received")?.content.clothNames).toEqual(
    names,
  );
  expect(await paper(id, client.bearer, "fr")).toContain("Sapin, Blanc");

  // What the shop says from now on changes no quote.
  const pine = { ...fir, en: "Pine", fr: "Pin" };
  expect((await settle({ cloth_colours: [pine], cloths: [] })).status).toBe(200);
  expect((await staff(`quotes/${id}/send-offer`)).status).toBe(200);
  const accepted = await shop.send("POST", `/api/quotes/${id}/accept`, {
    ...{ bearer: client.bearer, body: signed },
  });
  const { id: orderId } = accepted.body.order as { id: number };
  const { order } = (await staff(`orders/${orderId}`, {}, "GET")).body;
  expect(order).toMatchObject({ lines: [{ cloth }], cloth_names: [names[0]] });
  expect(await paper(id, client.bearer, "fr")).toMatch(/Sapin, Blanc.*Coton bio|Coton bio.*Sapin, Blanc/);
  expect(await paper(id, client.bearer, "en")).toMatch(
    /Fir, White.*Organic cotton|Organic cotton.*Fir, White/,
  );

  // Asked for once more, what it still has is called as today, and what it has no more as before.
  const again = (await staff(`quotes/${id}/duplicate`)).body.quote as { id: number };
  const copied = (await staff(`quotes/${again.id}`, {}, "GET")).body.quote;
  expect(copied).toMatchObject({
    cloth_names: [{ of: "#2B5B3E", en: "Pine", fr: "Pin" }, names[1], names[2]],
  });
});

test("a shop that has the colours that it came with stores no names", async () => {
  await settle({ cloth_colours: shippedColours, cloths: [] });
  expect(services.shop.facts()).not.toHaveProperty("colours");
  const { id, client } = await ask("en");
  expect((await staff(`quotes/${id}`, {}, "GET")).body.quote).not.toHaveProperty("cloth_names");
  expect(await paper(id, client.bearer, "en")).toContain("Forest, White");
});
