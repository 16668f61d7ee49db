import { expect, test } from "vitest";
import { saveDraft } from "#contracts/quotes/drafts.ts";
import { quoteForStaff } from "#contracts/quotes/quote-answers.ts";
import { z } from "#contracts/zod.ts";
import { catalogueRoutes } from "#server/features/catalogue/catalogue.routes.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, postedMails, requestForm } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [catalogueRoutes, quoteRoutes]);
const tote = await addProduct(services, { sizes: { Small: "0.20", Large: "0.22" } });
const [small, large] = tote.sizes.map(({ id }) => id);
const { bearer } = await addAdministrator(services);
const logo = { name: "logo.png", mediaType: "image/png", bytes: tinyPng, isTruncated: false };
const places = [
  { place: "front", colours: 2 },
  { place: "back", colours: 1 },
];
const list = {
  name: "E0",
  breaks: [small, large].flatMap((size_id) => [
    { size_id, min_units: 1, unit_price: "0.18" },
    { size_id, min_units: 25_000, unit_price: "0.165" },
  ]),
  print: { included_colours: 1, run: [{ min_units: 1, rate: "0.02" }], setup: 45 },
};
const ask = (units: Readonly<Record<string, number>>, fields: Readonly<Record<string, string>> = {}) => {
  const asked = { sizesQuantities: JSON.stringify(units), sizes: JSON.stringify(Object.keys(units)) };
  const sent = requestForm(tote, { ...asked, ...fields });
  return askForQuote(services, tote, { fields: sent, ...(fields.isLogo === "1" && { logo }) });
};
const read = async (path: string) => (await shop.send("GET", path, { bearer })).body;
const staffAnswer = z.object({ quote: quoteForStaff });
const quoteOf = async (id: number) => staffAnswer.parse(await read(`/api/quotes/${id}`)).quote;
const useList = (name: string, change: object) =>
  shop.send("POST", "/api/price-lists", { bearer, body: { ...list, ...change, name, active: true } });

test("SPEC-3.33 without a list that names a size, its own price counts at any quantity", async () => {
  await useList("Another product's", { breaks: [], print: null });
  const { id } = await ask({ Small: 100_000 }, { isLogo: "1", places: JSON.stringify(places) });
  expect(await quoteOf(id)).toMatchObject({ total_cents: 2_000_000, places, print_lines: [] });
});

test("SPEC-3.33 a request freezes the break of all its bags, and what its printing costs", async () => {
  const { price_list } = (await useList("Spring", {})).body as { price_list: { id: number } };
  const { id } = await ask({ Small: 14_000, Large: 10_000 }, { isLogo: "1", places: JSON.stringify(places) });
  const more = await ask({ Small: 15_000, Large: 10_000 });
  const quote = await quoteOf(id);
  expect(quote).toMatchObject({ total_cents: 432_000, places, price_list_id: price_list.id });
  expect(quote.print_lines).toEqual([
    expect.objectContaining({ kind: "run", units: 48_000, unit_price: 0.02, amount_cents: 96_000 }),
    expect.objectContaining({ kind: "setup", units: 3, unit_price: 45, amount_cents: 13_500 }),
  ]);
  expect(await quoteOf(more.id)).toMatchObject({ total_cents: 412_500, places: [], print_lines: [] });
  const mails = await postedMails(services);
  for (const template of ["request-received", "staff-request-received"])
    expect(
      mails.find((mail) => mail.content.quoteId === id && mail.template === template)?.content,
    ).toMatchObject({
      places,
    });
  // A newer list touches neither (L2.9).
  await useList("Summer", { breaks: [{ size_id: small, min_units: 1, unit_price: 1 }], print: null });
  expect(await quoteOf(id)).toEqual(quote);
  const version = await services.db
    .selectFrom("quote_versions")
    .select("price_list_id")
    .where("quote_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(version.price_list_id).toBe(price_list.id);
});

test("SPEC-3.33 a line of an offer that names a size costs the break of its bags", async () => {
  await useList("Autumn", {});
  const { id } = await ask({ Small: 10_000 });
  const lines = [
    { kind: "product", size_id: small, units: 20_000 },
    { kind: "product", size_id: large, units: 10_000 },
    { kind: "product", size_id: large, units: 10_000, unit_price: "0.30" },
  ];
  const options = [
    { kind: "any_of", title: "More", choices: [{ title: "10,000", lines: lines.slice(1, 2) }] },
  ];
  const body = { lines, options };
  const sent = await shop.send("PUT", `/api/quotes/${id}/draft`, { bearer, body });
  const { version } = saveDraft.answers[200].parse(sent.body);
  expect(version.lines.map(({ unit_price }) => unit_price)).toEqual([0.165, 0.165, 0.3]);
  expect(version.options[0]?.choices[0]?.lines).toEqual([expect.objectContaining({ unit_price: 0.18 })]);
});

test("printed places are optional, each named once, and only of a request with a logo", async () => {
  const { id } = await ask({ Small: 10_000 }, { places: JSON.stringify(places) });
  expect((await quoteOf(id)).places).toEqual([]);
  await expect(
    async () => await ask({ Small: 10_000 }, { isLogo: "1", places: JSON.stringify([...places, places[0]]) }),
  ).rejects.toThrow();
});
