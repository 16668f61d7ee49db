import { describe, expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { pdf, prepareAllLogos, upload } from "../artwork/logo.fixture.ts";
import { staffConfirmQuote } from "../decide/staff-confirm-quote.ts";
import { staffDeleteQuote } from "../decide/staff-delete-quote.ts";
import { staffRejectQuote } from "../decide/staff-reject-quote.ts";
import { quotesAnswer } from "../quotes.fixture.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);

const people = [
  "Élodie Marchand",
  "ben 100%_off",
  "Ann Miller",
  "Zoe King",
  "Carl Ode",
  "Dora Ray",
  "Eve Lake",
  "Fay Moon",
];
const ids: number[] = [];
for (const [index, name] of people.entries()) {
  const phone = `303-555-01${String(index).padStart(2, "0")}`;
  const fields = { name, phone, email: `buyer${index}@example.com`, ...(index === 7 && { isLogo: "1" }) };
  const { id } = await askForQuote(services, tote, {
    fields,
    ...(index === 7 && { logo: upload(pdf, "pdf") }),
  });
  ids.push(id);
  services.clock.advance(days(1));
}
await prepareAllLogos(services);
const { bearer, actor } = await addAdministrator(services);
const [elodie = 0, ben = 0, ann = 0, zoe = 0, carl = 0] = ids;
await staffConfirmQuote(services, actor, { quoteId: ann });
await staffRejectQuote(services, actor, { quoteId: zoe, reason: "No" });
await staffDeleteQuote(services, actor, { quoteId: carl });

const list = async (query = "") => {
  const answer = await shop.send("GET", `/api/quotes${query}`, { bearer });
  expect(answer.status).toBe(200);
  return quotesAnswer.parse(answer.body);
};
const namesOf = async (query: string) => (await list(query)).quotes.map(({ name }) => name);
const search = (text: string) => namesOf(`?search=${encodeURIComponent(text)}&sort=id`);

describe("GET /api/quotes", () => {
  test("without a page gives them all, newest first, as specified", async () => {
    const answer = await shop.send("GET", "/api/quotes", { bearer });
    expect(Object.keys(answer.body)).toEqual(["quotes"]);
    const { quotes } = await list();
    expect(quotes.map(({ id }) => id)).toEqual(ids.filter((id) => id !== carl).reverse());
    expect(quotes[0]).toMatchObject({
      sizes: ["Small"],
      sizes_quantities: { Small: 10_000 },
      is_logo_required: true,
      logo_base64: null,
      logo_file: { name: "logo.pdf", media_type: "application/pdf", state: "ready" },
    });
  });

  test("SPEC-2.27 pages of six, with what the counters need", async () => {
    const first = await list("?page=1");
    expect(first.meta).toEqual({ page: 1, per_page: 6, total: 7, last_page: 2 });
    expect(first.counts).toEqual({ total: 7, pending: 5, approved: 0, confirmed: 1, rejected: 1, paid: 0 });
    const second = await list("?page=2&per_page=6");
    expect(second.quotes.map(({ id }) => id)).toEqual([elodie]);
    expect((await list("?page=9")).quotes).toEqual([]);
  });

  test("searches name, e-mail, phone and status, whatever the case, and takes % and _ as they are", async () => {
    expect(await search("MILLER")).toEqual(["Ann Miller"]);
    expect(await search("élodie")).toEqual(["Élodie Marchand"]);
    expect(await search("BUYER3@")).toEqual(["Zoe King"]);
    expect(await search("555-0101")).toEqual(["ben 100%_off"]);
    expect(await search("100%_")).toEqual(["ben 100%_off"]);
    expect(await search("rejected")).toEqual(["Zoe King"]);
    expect(await search("confirm")).toEqual(["Ann Miller"]);
    expect(await search("rejeté")).toEqual(["Zoe King"]);
    expect(await search("nobody")).toEqual([]);
  });

  test("one or two characters are looked for at the beginning of the name (ADR-16)", async () => {
    expect(await search("Z")).toEqual(["Zoe King"]);
    expect(await search("él")).toEqual(["Élodie Marchand"]);
    expect(await search("ng")).toEqual([]);
    expect(await search("%")).toEqual([]);
  });

  test("finds a quote by its reference", async () => {
    expect(await search(`ge-2026-${String(ben).padStart(6, "0")}`)).toEqual(["ben 100%_off"]);
  });

  test("SPEC-1.18 filters by status, logo and date in Denver", async () => {
    expect(await namesOf("?status=confirmed")).toEqual(["Ann Miller"]);
    expect(await namesOf("?logo=1")).toEqual(["Fay Moon"]);
    expect((await namesOf("?logo=0&sort=id")).length).toBe(6);
    // The first request came at 2:00 on March 2 in Denver, the others a day apart each.
    expect(await namesOf("?from=2026-03-03&to=2026-03-04&sort=id")).toEqual(["ben 100%_off", "Ann Miller"]);
    expect(await namesOf("?search=miller&status=pending")).toEqual([]);
  });

  test("sorts by name without regard to case", async () => {
    expect((await namesOf("?sort=name")).slice(0, 2)).toEqual(["Ann Miller", "ben 100%_off"]);
    expect((await namesOf("?sort=-id&per_page=1"))[0]).toBe("Fay Moon");
  });

  test.each(["?sort=password", "?status=deleted", "?page=0", "?per_page=501", "?from=yesterday", "?x=1"])(
    "refuses %s",
    async (query) => {
      expect((await shop.send("GET", `/api/quotes${query}`, { bearer })).status).toBe(422);
    },
  );
});

describe("GET /api/quotes/export", () => {
  const exported = async (query: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await shop.app.inject({ url: `/api/quotes/export${query}`, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("application/x-ndjson");
    const lines = answer.payload.split("\n").filter(Boolean);
    return lines.map((line) => quotesAnswer.shape.quotes.element.parse(JSON.parse(line)).name);
  };

  test.each([
    "",
    "?status=pending",
    "?status=confirmed",
    "?logo=1",
    "?logo=0",
    "?search=ann",
    "?search=buyer2@example.com",
    "?search=confirm",
    "?search=moon&logo=1",
    "?from=2026-03-03&to=2026-03-05",
    `?search=GE-2026-${String(zoe).padStart(6, "0")}`,
  ])("SPEC-3.27 holds the same quotes as the list, of all pages, for %s", async (query) => {
    const asked = new URLSearchParams(query);
    asked.set("per_page", "100");
    expect(await exported(query)).toEqual(await namesOf(`?${asked}`));
  });

  test("is for administrators", async () => {
    expect((await shop.send("GET", "/api/quotes/export")).status).toBe(401);
  });
});
