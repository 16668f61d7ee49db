import { expect, test } from "vitest";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import type { PageServices } from "../../../context.ts";
import { receiveQuote } from "./receive-quote.ts";

interface Asked {
  readonly key: string | null;
  readonly form: FormData;
}

/** A fake shop with one size and a given answer to quote requests; records what it was asked. */
function shopThat(
  status: number,
  body: object,
  facts = defaultShopFacts,
): { services: PageServices; asked: Asked[] } {
  const asked: Asked[] = [];
  const services: PageServices = {
    locale: "fr",
    publicUrl: "",
    ownPage: async () => null,
    renderInQueue: (render) => render(),
    facts,
    async fetch(path, init) {
      if (path === "/api/products")
        return Response.json({ data: [{ id: 1, name: "Tote", name_fr: "Cabas" }] });
      if (path === "/api/sizes")
        return Response.json([{ id: 12, name: "Medium", price: "0.17", product_id: 1 }]);
      const request = new Request("http://shop/api/quotes", init);
      asked.push({ key: request.headers.get("idempotency-key"), form: await request.formData() });
      return Response.json(body, { status });
    },
  };
  return { services, asked };
}

const filled = {
  name: "Ann",
  email: "ann@example.com",
  phone: "303-555-0123",
  message: "Hello",
  size: "12",
  "units-12": "10,000",
};

function posted(fields: Readonly<Record<string, string>>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request("http://shop/devis", { method: "POST", body: form });
}

const created = { quote: { id: 1, reference: "GE-2026-000001" } };

test("a whole request is sent once, under a key of its content", async () => {
  const { services, asked } = shopThat(201, created);
  const first = await receiveQuote(posted(filled), services);
  const again = await receiveQuote(posted(filled), services);
  await receiveQuote(posted({ ...filled, name: "Bob" }), services);
  expect(first).toMatchObject({ status: 200, sent: { reference: "GE-2026-000001" } });
  expect(first.sent?.lines).toEqual([{ product: "Cabas", size: "Moyen", units: 10_000 }]);
  expect(asked[0]?.form.get("sizes")).toBe('["Medium"]');
  expect(asked[0]?.form.get("interest")).toBe("Tote");
  expect(again.sent).toEqual(first.sent);
  expect(asked[0]?.form.get("size_ids")).toBe('{"12":10000}');
  expect(asked[0]?.form.get("language")).toBe("fr");
  expect(asked[1]?.key).toBe(asked[0]?.key);
  expect(asked[2]?.key).not.toBe(asked[0]?.key);
});

test("SPEC-3.3 a logo that the browser calls octet-stream is taken", async () => {
  const { services, asked } = shopThat(201, created);
  const request = posted({ ...filled, isLogo: "1", logoColors: "#1A7F37" });
  const form = await request.formData();
  form.set("logo", new File([new Uint8Array(tinyPng)], "logo.png", { type: "application/octet-stream" }));
  const sent = await receiveQuote(new Request(request.url, { method: "POST", body: form }), services);
  expect([sent.errors, sent.status]).toEqual([{}, 200]);
  expect(asked[0]?.form.get("logo")).toBeInstanceOf(File);
});

test("errors come back with what was filled in, and nothing is sent", async () => {
  const { services, asked } = shopThat(201, created);
  const answer = await receiveQuote(posted({ ...filled, name: "", isLogo: "1" }), services);
  expect(answer).toMatchObject({ status: 422, draft: { email: "ann@example.com" }, sent: null });
  expect(Object.keys(answer.errors).sort()).toEqual(["logo", "name"]);
  expect(asked).toEqual([]);
});

test("the minimum is the shop's own (SPEC-2.19)", async () => {
  const { services, asked } = shopThat(201, created, { ...defaultShopFacts, minimumUnits: 20_000 });
  const answer = await receiveQuote(posted(filled), services);
  expect(answer).toMatchObject({ status: 422 });
  expect(Object.keys(answer.errors)).toEqual(["units-12"]);
  expect(asked).toEqual([]);
});

test("what the server refuses stands at its field; what it cannot do is said", async () => {
  const refused = shopThat(422, { code: "invalid", message: "…", errors: { email: ["Email is not valid"] } });
  expect((await receiveQuote(posted(filled), refused.services)).errors).toEqual({
    email: ["Email is not valid"],
  });
  const wordless = shopThat(422, { message: "No." });
  expect(await receiveQuote(posted(filled), wordless.services)).toMatchObject({
    ...{ status: 422, errors: {}, failure: { message: "Validation errors were found" } },
  });
  const failed = shopThat(500, {});
  expect(await receiveQuote(posted(filled), failed.services)).toMatchObject({
    status: 500,
    failure: { message: "An error occurred while sending" },
    draft: { name: "Ann" },
  });
});

test("an oversized body is refused, and so is one that is no form", async () => {
  const { services, asked } = shopThat(201, created);
  const huge = posted({ ...filled, message: "x".repeat(17_000_000) });
  expect((await receiveQuote(huge, services)).status).toBe(413);
  const noForm = new Request("http://shop/devis", { method: "POST", body: "x" });
  expect((await receiveQuote(noForm, services)).status).toBe(413);
  expect(asked).toEqual([]);
});
