import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, requestForm } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { picture } from "../artwork/logo.fixture.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const tote = await addProduct(services);
const alice = requestForm(tote, { email: "alice@example.com" });

const ask = (fields: Readonly<Record<string, string>>, key: string) =>
  askForQuote(services, tote, { fields: { ...alice, ...fields }, key });

describe("SPEC-3.4 an Idempotency-Key", () => {
  test.each([
    ["the same to the letter", {}],
    ["the address in another case", { email: "Alice@Example.com" }],
    ["another filling time", { fill_ms: "90000" }],
  ])("gives the same quote again: %s", async (what, change) => {
    const key = `same-${what.replaceAll(" ", "-")}`;
    const first = await ask({}, key);
    expect(await ask(change, key)).toEqual(first);
  });

  test("is another one for another caller", async () => {
    const first = await ask({}, "PO-1001");
    const second = await ask({ email: "bob@example.com", message: "Mine." }, "PO-1001");
    expect(second.id).not.toBe(first.id);
  });

  test.each([
    ["a text", { message: "Other bags." }],
    ["an amount", { sizesQuantities: JSON.stringify({ Small: 20_000 }) }],
    ["a size", { sizes: JSON.stringify(["Large"]), sizesQuantities: JSON.stringify({ Large: 10_000 }) }],
    ["a language", { language: "fr" }],
    ["what would be refused", { name: "", sizesQuantities: JSON.stringify({ Small: 1 }) }],
  ])("never answers with a quote for another content: %s", async (what, change) => {
    const key = `other-${what.replaceAll(" ", "-")}`;
    await ask({}, key);
    await expect(ask(change, key)).rejects.toMatchObject({
      code: "invalid",
      details: {
        fields: { "Idempotency-Key": [expect.objectContaining({ id: "field.idempotencyKey.reused" })] },
      },
    });
  });

  test("counts the file as content", async () => {
    const fields = { ...alice, isLogo: "1" };
    const logo = { name: "logo.png", mediaType: "image/png", isTruncated: false };
    const send = async (bytes: Buffer) =>
      await askForQuote(services, tote, { fields, key: "file", logo: { ...logo, bytes } });
    const bytes = await picture("png");
    const first = await send(bytes);
    expect(await send(bytes)).toEqual(first);
    const other = await picture("png", 33);
    await expect(send(other)).rejects.toMatchObject({ code: "invalid" });
  });
});
