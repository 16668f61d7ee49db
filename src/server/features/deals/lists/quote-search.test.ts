import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quotesAnswer } from "../quotes.fixture.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const { bearer } = await addAdministrator(services);

const find = async (text: string) => {
  const query = new URLSearchParams({ search: text, sort: "id" });
  const answer = await shop.send("GET", `/api/quotes?${query}`, { bearer });
  expect(answer.status).toBe(200);
  return quotesAnswer.parse(answer.body).quotes;
};
const namesFor = async (text: string) => (await find(text)).map(({ name }) => name);

/** What one person types, and other ways to write the same. */
const people: readonly (readonly [name: string, email: string, spellings: readonly string[]])[] = [
  ["José Müller", "jose@exämple.com", ["jose muller", "JOSE\u0301", "jose@xn--exmple-cua.com"]],
  ["Ａｎｎ Ｌｅｅ", "ann.lee@example.com", ["ann lee", "ANN.LEE@EXAMPLE.COM"]],
  ["Łukasz Żak", "lukasz@xn--bcher-kva.example", ["lukasz zak", "lukasz@bücher.example"]],
  ["Γιώργος Παππάς", "giorgos@example.com", ["ΓΙΩΡΓΟΣ ΠΑΠΠΑΣ", "γιωργος"]],
  ["Фёдор Йовчев", "fedor@пример.рф", ["федор иовчев", "fedor@xn--e1afmkfd.xn--p1ai"]],
  ["שָׁלוֹם כהן", "shalom@example.com", ["שלום כהן"]],
  ["مُحَمَّد علي", "ali@example.com", ["محمد علي", "محمـــد"]],
  ["कलम १२३", "kalam@example.com", ["क\u200Dलम 123"]],
  ["สมชาย ใจดี", "somchai@example.com", ["ส\u200Bมชาย"]],
  ["王小明", "wang@example.com", ["王\u200B小明", "王小"]],
  ["김민수", "kim@example.com", ["김민수".normalize("NFD")]],
  ["ガク・サトウ", "gaku@例え.jp", ["ｶﾞｸ", "gaku@xn--r8jz45g.jp"]],
  ["Արամ Սարգսյան", "aram@example.com", ["ԱՐԱՄ ՍԱՐԳՍՅԱՆ"]],
  ["თამარ ბერიძე", "tamar@example.com", ["თამარ\u200B ბერ"]],
];

/** The same text as a telephone or a word processor sends it. */
function withMarks(text: string): string {
  const marks = ["\u200E", "\u202A", "\u200B", "\uFEFF", "\u034F", "\u2060"];
  return Array.from(text, (letter, at) => (at % 3 === 1 ? letter + marks[at % marks.length] : letter)).join(
    "",
  );
}

test("REL-I20 names and addresses in 14 scripts with invisible marks: taken, found, sorted, one client each", async () => {
  const ids = new Set<number>();
  for (const [name, email] of people) {
    for (const spelling of [email, `\u202A${email}\u202C`, withMarks(email).toUpperCase()]) {
      const { id } = await askForQuote(services, tote, {
        fields: { name: withMarks(name), email: spelling },
      });
      ids.add(id);
    }
  }
  let searches = 0;
  for (const [name, email, spellings] of people) {
    for (const spelling of [name, email, withMarks(name), ...spellings]) {
      expect((await find(spelling)).length, `${name} by ${spelling}`).toBe(3);
      searches += 1;
    }
  }
  const clients = await services.db.selectFrom("clients").select(["email_key"]).execute();
  expect(clients.length).toBe(people.length);

  const sorted = await shop.send("GET", "/api/quotes?sort=name&per_page=60", { bearer });
  const latin = quotesAnswer
    .parse(sorted.body)
    .quotes.map(({ name }) => name.replace(/\p{Cf}|\u034F/gu, ""))
    .filter((name) => /^[\p{Script=Latin}\s]+$/u.test(name));
  expect([...new Set(latin)]).toEqual(["Ａｎｎ Ｌｅｅ", "José Müller", "Łukasz Żak"]);
  recordFigure(
    "REL-I20",
    `${people.length} people in as many scripts, ${ids.size} requests with invisible marks: ${clients.length} clients; ${searches} searches found theirs`,
  );
});

describe("SPEC-3.24 a client who phones is found", () => {
  test("by telephone, company, purchase order and reference, however they are written", async () => {
    const { reference } = await askForQuote(services, tote, {
      fields: {
        name: "Dana North",
        phone: "303-555-0142",
        email: "dana@northmarket.example",
        company: "North Market LLC",
        po_number: "PO-7781",
      },
    });
    const phones = ["3035550142", "(303) 555-0142", "303 555 0142", "303.555.0142", "+1 303-555-0142"];
    const marked = ["\u202A303\u2011555\u20110142\u202C", "303\u00A0555\u00A00142", "٣٠٣٥٥٥٠١٤٢"];
    const others = ["555-0142", "5550142", "0142", "north market llc", "NORTH MARKET", "PO-7781", "7781"];
    const parts = [
      reference,
      reference.toLowerCase(),
      reference.slice(3),
      reference.slice(-6),
      "dana",
      "northmarket",
    ];
    for (const text of [...phones, ...marked, ...others, ...parts])
      expect(await namesFor(text), text).toEqual(["Dana North"]);
    for (const text of ["3035550143", "North Market Inc", "PO-7782", "GE-2025-000001"])
      expect(await namesFor(text), text).toEqual([]);
  });

  test("by numbers of other countries, and the tail of a reference is no telephone", async () => {
    await askForQuote(services, tote, {
      fields: { name: "Luc Petit", phone: "06 12 34 56 78", language: "fr" },
    });
    await askForQuote(services, tote, { fields: { name: "Kate Hill", phone: "+44 (0)20 7946 0958" } });
    for (const text of [
      "0612345678",
      "06.12.34.56.78",
      "+33 6 12 34 56 78",
      "+33 (0)6 12 34 56 78",
      "345678",
    ])
      expect(await namesFor(text), text).toEqual(["Luc Petit"]);
    for (const text of ["020 7946 0958", "+442079460958", "7946 0958"])
      expect(await namesFor(text), text).toEqual(["Kate Hill"]);
    expect(await namesFor("000002")).toHaveLength(1);
  });

  test("filters, counts and other orders hold for what was found by digits", async () => {
    const query = new URLSearchParams({
      search: "(303) 555-0142",
      status: "pending",
      sort: "-quantity",
      page: "1",
    });
    const { body } = await shop.send("GET", `/api/quotes?${query}`, { bearer });
    expect(body).toMatchObject({ meta: { total: 1 }, quotes: [{ name: "Dana North" }] });
  });
});
