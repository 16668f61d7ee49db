import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { pageServices } from "../../context.ts";
import { action } from "./choose-language-page.tsx";

async function choose(publicUrl: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const context = new RouterContextProvider();
  const fetch = async () => new Response();
  const renderInQueue = (render: () => Promise<string>) => render();
  const ownPage = async () => null;
  context.set(pageServices, {
    ...{ locale: "mul", publicUrl, facts: defaultShopFacts, fetch, renderInQueue, ownPage },
  });
  const request = new Request(`${publicUrl}/language`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return await action({ request, context, params: {}, pattern: "/language", url: new URL(request.url) });
}

test("a choice is stored for a year, over https alone where the shop has it", async () => {
  const tried = await choose("http://localhost:3000", { language: "fr", back: "/contact" });
  expect(tried.headers.get("set-cookie")).toBe("language=fr; Path=/; Max-Age=31536000; SameSite=Lax");
  const open = await choose("https://shop.example", { language: "en", back: "/contact" });
  expect(open.headers.get("set-cookie")).toBe("language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
  const undone = await choose("https://shop.example", { language: "mul", back: "/contact" });
  expect(undone.headers.get("set-cookie")).toBe("language=; Path=/; Max-Age=0; SameSite=Lax; Secure");
});

test.each([
  ["/fr/devis?size=1", "/devis?size=1"],
  ["/en", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["", "/"],
])("REL-I13 the way back from %s is %s", async (back, to) => {
  expect((await choose("https://shop.example", { language: "fr", back })).headers.get("location")).toBe(to);
});
