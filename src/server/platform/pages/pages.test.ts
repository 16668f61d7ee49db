import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { createPages } from "./pages.ts";
import type { WebEntry } from "./web-entry.ts";

/** The locale and address of each rendering. */
let rendered: string[] = [];
const languages = ["en", "fr"] as const;
const entry: WebEntry = {
  async answerPage(request, { locale }) {
    const page = `${locale} ${new URL(request.url).pathname}`;
    rendered.push(page);
    const headers = new Headers({ "content-type": "text/html" });
    return { status: 200, headers, body: page };
  },
  isPublicPath: (pathname) => !pathname.startsWith("/admin"),
  localeOfPath: (pathname) => languages.find((language) => pathname.startsWith(`/${language}/`)),
  localeOfCookie: (cookie) => languages.find((language) => cookie?.includes(`language=${language}`)),
  translate: (_locale, _facts, { message }) => message,
  renderMail: async () => ({ subject: "", text: "", html: "" }),
  renderSampleMail: async () => ({ subject: "", text: "", html: "" }),
  originalMailTexts: () => new Map(),
  originalPageText: async () => "",
};
let only: "fr" | null = null;
const pages = createPages({
  entry,
  publicUrl: "https://shop.example.com",
  securityHeaders: {},
  servicesFor: (locale) => ({
    ...{ locale, facts: defaultShopFacts, publicUrl: "https://shop.example.com" },
    fetch: async () => new Response(),
    ownPage: async () => null,
    renderInQueue: (render) => render(),
  }),
  languages: () => ({ only, first: null }),
  foreignSourcesOf: () => undefined,
  pictureOrigins: () => [],
  caches: true,
  memoryMb: 1,
});
/** Answers from memory as the shop does, and renders what is not there. */
const server = createServer((request, response) => {
  if (pages.answerFromMemory(request, response)) return;
  const { cookie = "", "accept-language": language = "" } = request.headers;
  const asked = new Request(`http://shop${request.url}`, {
    headers: { ...(cookie && { cookie }), ...(language && { "accept-language": language }) },
  });
  void pages
    .answer(asked, "127.0.0.1")
    .then((page) => response.end("identity" in page ? page.identity : page.body));
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  rendered = [];
  only = null;
});

const ask = (path: string, cookie = "", language = "*") =>
  fetch(`${url}${path}`, {
    headers: { "accept-encoding": "identity", "accept-language": language, cookie },
  });
const read = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text();

test.each([
  ["no language was chosen", "/a", "", "mul /a"],
  ["his cookie chose one", "/a", "theme=dark; language=fr", "fr /a"],
  ["his cookie says nothing that we know", "/a", "language=xx", "mul /a"],
  ["the address chooses", "/fr/a", "", "fr /fr/a"],
  ["the address chooses something else than his cookie", "/en/a", "language=fr", "en /en/a"],
])("a page is in its visitor's locale, cached or fresh: %s", async (_, path, cookie, page) => {
  // Earlier requests in other locales must not matter.
  for (const other of ["", "language=en", "language=fr"]) await read(path, other);
  expect([await read(path, cookie), await read(path, cookie)]).toEqual([page, page]);
});

const french = "fr-FR,fr;q=0.9,en;q=0.8";

test.each([
  ["/b", "", french, "fr /b"],
  ["/b", "", "en-US,en;q=0.9,fr;q=0.8", "mul /b"],
  ["/b", "language=en", french, "en /b"],
  ["/en/b", "", french, "en /en/b"],
  ["/admin", "", french, "mul /admin"],
  ["/admin", "language=fr", "en", "mul /admin"],
  ["/admin", "language=fr; staffLanguage=en", "en", "en /admin"],
  ["/b", "staffLanguage=en", french, "fr /b"],
  ["/administrators", "", french, "fr /administrators"],
])(
  "SPEC-3.16 a first visit to %s with the cookie %j and the languages %s, rendered or cached",
  async (path, cookie, language, page) => {
    for (const other of ["*", french, "en"]) await read(path, "", other);
    expect([await read(path, cookie, language), await read(path, cookie, language)]).toEqual([page, page]);
  },
);

test("SPEC-3.16 French visitors share one cached page, and `vary` names what it depends on", async () => {
  for (const language of [french, "fr", "fr-CA"]) await read("/shared", "", language);
  await read("/shared", "language=fr", "en");
  expect(rendered).toEqual(["fr /shared"]);
  await read("/shared");
  const [inFrench, plain] = [await ask("/shared", "", french), await ask("/shared")];
  for (const { headers } of [inFrench, plain]) expect(headers.get("vary")).toContain("accept-language");
  expect(inFrench.headers.get("etag")).not.toBe(plain.headers.get("etag"));
});

test("each page is cached once per locale, for any spelling of its address and any cookies", async () => {
  const spellings = ["/shop", "/Shop", "/shop/", "/SHOP/"];
  for (const path of spellings) for (const cookie of ["", "a=b", "language=xx"]) await read(path, cookie);
  for (const path of spellings) await read(path, "language=en");
  expect(rendered).toEqual(["mul /shop", "en /shop"]);
  for (const cookie of ["", "language=en", "language=fr"]) await read("/fr/shop", cookie);
  expect(rendered).toHaveLength(3);
});

test("personal pages and pages with a query are not cached", async () => {
  for (const path of ["/admin", "/shop?page=2"]) for (const _ of [1, 2]) await read(path);
  expect(rendered).toHaveLength(4);
});

test("a shop of one language speaks it whatever is asked for, and other addresses lead to it", async () => {
  pages.renewAll();
  only = "fr";
  const cookies = ["", "language=en"];
  for (const cookie of cookies) {
    const headers = { cookie, "accept-language": "en" };
    expect(await (await fetch(`${url}/contact`, { headers })).text()).toBe("fr /contact");
    expect(await (await fetch(`${url}/fr/contact`, { headers })).text()).toBe("fr /fr/contact");
  }
  const asked = (path: string, method = "GET") =>
    pages.answer(new Request(`http://shop${path}`, { method }), "127.0.0.1");
  for (const [path, place] of [
    ["/en/products?sort=price", "/products?sort=price"],
    ["/en/", "/"],
    ["/en//evil.example/x", "/evil.example/x"],
    ["/en/\\evil.example", "/evil.example"],
  ] as const) {
    const answer = await asked(path);
    expect("identity" in answer ? 200 : [answer.status, answer.headers.get("location")]).toEqual([
      302,
      place,
    ]);
  }
  expect("identity" in (await asked("/en/offline"))).toBe(true);
  expect(await asked("/en/devis", "POST")).toMatchObject({ status: 200, body: "fr /en/devis" });
});
