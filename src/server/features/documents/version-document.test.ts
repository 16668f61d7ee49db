import { describe, expect, test } from "vitest";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [mountFeatures]);
const tote = await addProduct(services);
const { bearer } = await addAdministrator(services);
const taxes = await shop.send("POST", "/api/tax-profiles", {
  bearer,
  body: {
    ...{ name: "Example", jurisdictions: [{ name: "Sales tax", percent: "8.25" }] },
    ...{ freight_taxable: false, setup_taxable: true },
  },
});
const { id: taxProfileId } = taxes.body.tax_profile as { id: number };

/** The worked example E0: $5,836.56. */
const example = {
  lines: [
    { kind: "product", name: "Bags L", units: 25_000, unit_price: "0.165" },
    { kind: "run", name: "Run", units: 50_000, unit_price: "0.02" },
    { kind: "setup", name: "Set-up", units: 3, unit_price: "45" },
    { kind: "freight", name: "Freight", freight: "fixed", amount: "420" },
  ],
  discount: { percent: "5" },
  tax_profile_id: taxProfileId,
  intro: "As we said on the telephone.",
};

const { id, reference } = await askForQuote(services, tote, {});
const client = await signInClientOf(services, id);
const staff = (path: string, body: unknown = {}, method: "POST" | "PUT" = "POST") =>
  shop.send(method, `/api/quotes/${id}/${path}`, { bearer, body });
const download = (path: string, as: string) =>
  shop.app.inject({
    method: "GET",
    url: `/api/quotes/${id}/${path}`,
    headers: { authorization: `Bearer ${as}` },
  });

describe("a version as a document", () => {
  test("the draft is staff's alone, and says that it is no offer", async () => {
    await staff("draft", example, "PUT");
    const paper = readPdf((await download("draft/document?language=en", bearer)).rawPayload);
    expect(paper.text).toContain("Draft: not an offer yet.");
    expect((await download("draft/document", client.bearer)).statusCode).toBe(403);
    expect((await download("versions/1/document", client.bearer)).statusCode).toBe(404);
  });

  test.each(["en", "fr"] as const)(
    "E0 stands on it in %s, with number, version and code on the page",
    async (language) => {
      await shop.send("PUT", "/api/settings", {
        bearer,
        body: { values: { terms_en: "Paid before printing.", terms_fr: "Payée avant impression." } },
      });
      await staff("send-offer");
      const answer = await download(`versions/1/document?language=${language}`, client.bearer);
      expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${reference}-v1.pdf"`);
      const { text, isTagged } = readPdf(answer.rawPayload);
      expect(isTagged).toBe(true);
      const amounts = {
        en: ["−$256.25", "$5,003.75", "$420.00", "$412.81", "$5,836.56"],
        fr: ["5 836,56", "412,81"],
      };
      const plain = text.replace(/[\u00a0\u202f]/g, " ");
      for (const amount of amounts[language]) expect(plain).toContain(amount);
      const row = await services.db
        .selectFrom("quote_versions")
        .select("hash")
        .where("quote_id", "=", id)
        .executeTakeFirstOrThrow();
      expect(plain).toContain(`${reference} · v1 · ${row.hash?.slice(0, 16)}`);
      expect(plain).toContain("As we said on the telephone.");
      expect(plain).toContain("Paid before printing.");
    },
  );

  test("L1.9 a discount of a line stands under its name", async () => {
    const other = await askForQuote(services, tote, {});
    const lines = [{ ...example.lines[0], discount: { percent: "2" } }];
    await shop.send("PUT", `/api/quotes/${other.id}/draft`, { bearer, body: { lines } });
    const url = `/api/quotes/${other.id}/draft/document?language=en`;
    const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
    const { text } = readPdf(answer.rawPayload);
    for (const said of ["$0.165", "Discount (2 %): −$82.50", "$4,042.50"]) expect(text).toContain(said);
  });

  test("L9.4 L1.10 sections have their subtotals, quantities their totals", async () => {
    const other = await askForQuote(services, tote, {});
    const [bags, run, setup] = example.lines;
    const quantities = [{ units: 25_000 }, { units: 50_000, unit_price: "0.15" }];
    const section = (name: string) => ({ kind: "section", name });
    const lines = [section("Spring"), setup, section("Bags"), { ...bags, quantities }, run];
    await shop.send("PUT", `/api/quotes/${other.id}/draft`, { bearer, body: { lines } });
    const url = `/api/quotes/${other.id}/draft/document?language=en`;
    const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
    const { text } = readPdf(answer.rawPayload);
    for (const said of ["Subtotal: $135.00", "How many", "25,000", "$5,260.00", "$0.2104 a bag, all in"])
      expect(text).toContain(said);
    expect(text).not.toContain("Subtotal: $0.00");
  });

  test("the specified document of such a quote is its version; the link's holder reads it too", async () => {
    const link = await holdLinkOf(services, id);
    const paper = readPdf((await download("document?language=en", link.bearer)).rawPayload);
    expect(paper.text).toContain("$5,836.56");
  });

  test("accepted, it ends with the certificate", async () => {
    const signed = { version: 1, name: "Ann Miller", consent: true };
    await shop.send("POST", `/api/quotes/${id}/accept`, { bearer: client.bearer, body: signed });
    const { text } = readPdf((await download("versions/1/document?language=en", client.bearer)).rawPayload);
    expect(text).toContain("Certificate of acceptance");
    expect(text).toMatch(/Accepted by Ann Miller on/);
  });
});

test("an offer is a proposal of two pages: what is made, how many, what it costs, when it arrives, where to accept", async () => {
  const other = await askForQuote(services, tote, {});
  const [bags] = example.lines;
  const quantities = [10_000, 25_000, 50_000].map((units) => ({ units }));
  const body = {
    lines: [{ ...bags, quantities }, ...example.lines.slice(1)],
    plan: [
      { kind: "deposit", percent: "50", due: "on-acceptance" },
      { kind: "balance", rest: true, due: "before-shipping" },
    ],
    intro: "As we said on the telephone.",
  };
  await shop.send("PUT", `/api/quotes/${other.id}/draft`, { bearer, body });
  expect((await shop.send("POST", `/api/quotes/${other.id}/send-offer`, { bearer, body: {} })).status).toBe(
    200,
  );
  const url = `/api/quotes/${other.id}/document?language=en`;
  const paper = readPdf(
    (await shop.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } })).rawPayload,
  );
  const parts = ["What we make", "How many", "What it costs", "How it is paid", "When it arrives"];
  for (const said of [...parts, "On which terms", "Where to accept", `/client/dashboard/${other.id}`])
    expect(paper.text).toContain(said);
  expect(paper.text).toContain("As we said on the telephone.");
  expect(paper.text).toContain("by what you choose");
  expect(paper).toMatchObject({ pages: 2, isTagged: true, roles: { H1: 1, Figure: 1 } });
});
