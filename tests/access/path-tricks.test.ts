import { describe, expect, test } from "vitest";
import type { DeclaredRoute } from "#server/platform/http/routes.ts";
import { lane } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import { validRequest } from "./valid-inputs.ts";

/** Other spellings of an address: each has opened a guarded door somewhere. */
const tricks: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replace("/api", "/Api"),
  (path) => `/${path}`,
  (path) => path.replaceAll("/", "//"),
  (path) => path.replace("/api", "/%61pi"),
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/\/(?=[^/]*$)/, "%2f"),
  (path) => path.replace(/\/(?=[^/]*$)/, "%252f"),
  (path) => path.replace(/\/(?=[^/]*$)/, "\\"),
  (path) => path.replace(/\/(?=[^/]*$)/, "/./"),
  (path) => path.replace(/\/(?=[^/]*$)/, "/x/../"),
  (path) => `/api/products/..${path.slice("/api".length)}`,
  (path) => `/assets/..${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}.`,
  (path) => `${path}/.`,
  (path) => `${path};x`,
  (path) => `${path}.json`,
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `${path}%0d%0a`,
  (path) => `${path}?policy=anyone`,
  (path) => `${path}?_method=GET`,
  (path) => `${path}#x`,
];
/** Headers with which proxies say what was really asked for; we believe none. */
const claims: readonly Readonly<Record<string, string>>[] = [
  {},
  { "x-original-url": "/api/products" },
  { "x-rewrite-url": "/api/products" },
  { "x-http-method-override": "GET" },
  { "x-forwarded-prefix": "/api/products" },
];
const open = new Set(["anyone", "provider"]);
/** Doors that a standard user's session opens, rightly: what is behind them is his own. */
const openToAccounts = new Set(["account", "signedIn"]);

/**
 * The spellings of a call's address. Whether one opens a door depends on how the address is built: the first call of each
 * kind is spelled in every way, the others in one, and at full size all in all.
 */
function spellingsFor() {
  const known = new Set<string>();
  return ({ call: { method, path }, policy }: DeclaredRoute) => {
    const parts = path.split("/").map((part) => (part.startsWith("{") ? "{}" : "word"));
    const kind = [method, openToAccounts.has(policy), ...parts].join("/");
    const isFirst = !known.has(kind);
    known.add(kind);
    return isFirst || lane === "deep" ? tricks : tricks.slice(0, 1);
  };
}

describe("path tricks", () => {
  test("REL-Z8 no spelling of a guarded address, and no claim about it, opens it", async () => {
    await using world = await openShopOfClients(1);
    const { shop, clients, standard } = world;
    const [client] = clients;
    if (!client) throw new Error("no client");
    const guarded = shop.routes.declared.filter(
      ({ call, policy }) => !open.has(policy) && call.path.startsWith("/api/") && call.path !== "/api/me",
    );
    const doors: string[] = [];
    let tried = 0;
    const spellings = spellingsFor();
    for (const route of guarded) {
      const { call, policy } = route;
      const { path } = await validRequest(call, client.his);
      // A standard user has a session, and with it nothing that is not his.
      const bearers = openToAccounts.has(policy) ? [undefined] : [undefined, standard.bearer];
      const methods = call.method === "GET" ? (["GET", "HEAD"] as const) : ([call.method] as const);
      for (const trick of spellings(route)) {
        for (const claim of trick === tricks[0] ? claims : [{}]) {
          for (const bearer of bearers) {
            for (const method of methods) {
              const headers = { ...claim, ...(bearer && { authorization: `Bearer ${bearer}` }) };
              const answer = await shop.app.inject({ method, url: trick(path), headers });
              tried += 1;
              if (answer.statusCode < 400 || answer.statusCode >= 500)
                doors.push(`${method} ${trick(path)}: ${answer.statusCode}`);
            }
          }
        }
      }
    }
    expect(doors).toEqual([]);
    recordFigure(
      "REL-Z8",
      `${guarded.length} guarded calls, ${tricks.length} spellings: ${tried} tries, 0 bypasses`,
    );
  });
});
