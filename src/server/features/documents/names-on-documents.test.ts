import { expect, test } from "vitest";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [mountFeatures]);
const tote = await addProduct(services);

async function documentOf(name: string, who: "client" | "link" = "client") {
  const fields = { name, email: "client@example.com", productColors: '["#E5DAC1","#123456"]' };
  const { id } = await askForQuote(services, tote, { fields });
  const { bearer } = who === "client" ? await signInClientOf(services, id) : await holdLinkOf(services, id);
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await shop.app.inject({ url: `/api/quotes/${id}/document?language=en`, headers });
  // A long name goes on in the next line.
  return readPdf(answer.rawPayload).text.replace(/\s+/g, " ");
}

test.each(["Γιώργος Παπαδόπουλος", "Дмитрий", "Nguyễn Thị Ánh"])(
  "SPEC-3.14 %s stands on a quote as it was typed",
  async (name) => {
    const text = await documentOf(name);
    expect(text).toContain(name);
    expect(text).not.toContain("?");
  },
);

test.each([
  ["王小明", "[Chinese characters] · client@example.com"],
  ["محمد", "[Arabic letters] · client@example.com"],
  ["Дмитрий 王小明", "Дмитрий [Chinese characters] · client@example.com"],
])("SPEC-3.14 for %s the e-mail address stands beside a mark", async (name, drawn) => {
  const text = await documentOf(name);
  expect(text).toContain(drawn);
  expect(text).not.toContain("?");
});

test("SPEC-1.14 the holder of a link sees the mark, and little of the address", async () => {
  const text = await documentOf("王小明", "link");
  expect(text).toContain("[Chinese characters] · cli...@example.com");
  expect(text).not.toContain("client@example.com");
});

test("colours are named as the form names them", async () => {
  expect(await documentOf("Ann")).toContain("Natural, #123456");
});
