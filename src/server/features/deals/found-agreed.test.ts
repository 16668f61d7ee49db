import { expect, test } from "vitest";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";
import { mountFeatures } from "#server/features.ts";
import { acceptedOrder, bags, freight, signed } from "#tests/support/deals.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { openOfferShop } from "./offers/offer-shop.fixture.ts";

/** 10,000 bags at $0.14 are asked for, with a colour; 25,000 at $0.165 and freight are offered. */
const { services, bearer, offered, office, staff, tote } = await openOfferShop();
const shop = await createTestShop(services, [mountFeatures]);
const offer = { lines: [bags, freight] };
const agreed = { units: 25_000, total_cents: 454_500 };
const get = async (path: string, as: string) => (await shop.send("GET", `/api/${path}`, { bearer: as })).body;

test("FOUND-U2 what was agreed stands beside what was asked for, for client and staff", async () => {
  const { quoteId: id, client } = await acceptedOrder(office, { offer });
  for (const as of [client.bearer, bearer])
    expect((await get(`quotes/${id}`, as)).quote).toMatchObject({ quantity: 10_000, agreed });
  expect((await get("quotes?per_page=6", bearer)).quotes).toContainEqual(
    expect.objectContaining({ id, agreed: expect.objectContaining(agreed) }),
  );
});

test("FOUND-U2 the lines of the mail about a confirmed offer add up to its total, freight included", async () => {
  const { id } = await offered(offer);
  expect((await staff(`${id}/confirm`)).status).toBe(200);
  const { content } = await services.db
    .selectFrom("outbox")
    .select("content")
    .where("template", "=", "quote-confirmed")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  // Units of the offer, cents of its freight; 10,000 units were asked for.
  for (const said of ["25000", "42000"]) expect(content).toContain(said);
  expect(content).not.toContain("10000");
});

test("FOUND-U3 the lines of offers and orders name the colour that was chosen, and the cloth", async () => {
  const line = { ...bags, size_id: tote.sizes[0]?.id };
  const { quoteId: id, client, order } = await acceptedOrder(office, { offer: { lines: [line] } });
  const cloth = { colours: ["#1A7F37"], material: "Non-woven" };
  for (const as of [client.bearer, bearer]) {
    expect((await get(`orders/${order.id}`, as)).order).toMatchObject({ lines: [{ cloth }] });
    expect((await get(`quotes/${id}/versions`, as)).versions).toMatchObject([{ lines: [{ cloth }] }]);
    expect((await get(`quotes/${id}`, as)).quote).toMatchObject({ agreed: { lines: [{ cloth }] } });
  }
  const headers = { authorization: `Bearer ${bearer}` };
  for (const paper of ["job-ticket", "carton-labels"]) {
    const url = `/api/orders/${order.id}/${paper}?language=en`;
    const { text } = readPdf((await shop.app.inject({ url, headers })).rawPayload);
    expect(text.replace(/\s+/gu, " ")).toContain("Bags L · #1A7F37 · Non-woven");
  }
});

test("FOUND-U5 accepted lines show the bags, and the option and the choice that they come from", async () => {
  const handles = {
    ...{ kind: "one_of", title: "Handles" },
    choices: [
      { title: "Short", lines: [bags] },
      { title: "Long", lines: [{ ...bags, unit_price: 0.18 }] },
    ],
  };
  const { id, client, answer } = await offered({ lines: [freight], options: [handles] });
  const { versions } = (await get(`quotes/${id}/versions`, bearer)) as {
    versions: { options: { id: string; choices: { id: string }[] }[] }[];
  };
  const [option] = versions[0]?.options ?? [];
  const choices = { [option?.id ?? ""]: option?.choices[1]?.id };
  expect((await answer("accept", { ...signed, choices })).status).toBe(200);
  const from = { option: "Handles", choice: "Long" };
  for (const as of [client.bearer, bearer]) {
    const { agreed: shown } = Object(await get(`quotes/${id}`, as)).quote;
    expect(shown.lines).toContainEqual(expect.objectContaining({ kind: "product", units: 25_000, from }));
    expect(shown.lines.find(({ kind }: { kind: string }) => kind === "freight")).not.toHaveProperty("from");
  }
});
