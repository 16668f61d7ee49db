import { describe, expect, test } from "vitest";
import { buildOpenApi } from "#server/platform/http/openapi.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { openShopWithSevenPeople, type Role, roles } from "./seven-people.ts";

type Verdict = "admitted" | 401 | 403;

const nobody: Record<"anonymous" | "expired" | "revoked", Verdict> = {
  anonymous: 401,
  expired: 401,
  revoked: 401,
};
const everybody: Record<Role, Verdict> = {
  anonymous: "admitted",
  standard: "admitted",
  clientA: "admitted",
  clientB: "admitted",
  administrator: "admitted",
  expired: "admitted",
  revoked: "admitted",
};

/** What each policy says to each of the seven (REL-Z1). A new policy has to be written down here. */
const verdicts: Readonly<Record<string, Record<Role, Verdict>>> = {
  anyone: everybody,
  provider: everybody,
  account: { ...nobody, standard: "admitted", clientA: 403, clientB: 403, administrator: "admitted" },
  administrator: { ...nobody, standard: 403, clientA: 403, clientB: 403, administrator: "admitted" },
  client: { ...nobody, standard: 403, clientA: "admitted", clientB: "admitted", administrator: 403 },
  payer: { ...nobody, standard: 403, clientA: "admitted", clientB: "admitted", administrator: 403 },
  signedIn: {
    ...nobody,
    standard: "admitted",
    clientA: "admitted",
    clientB: "admitted",
    administrator: "admitted",
  },
  quoteReader: {
    ...nobody,
    standard: "admitted",
    clientA: "admitted",
    clientB: "admitted",
    administrator: "admitted",
  },
};

/** Calls that anyone may make and that still answer 401 to an empty request: their handler checks a secret. */
const checksItself = new Set(["GET /api/me"]);

describe("who may use which call", () => {
  test("REL-Z1 every route answers each of the seven as its policy says", async () => {
    await using world = await openShopWithSevenPeople();
    const { shop, bearers, quoteA } = world;
    const surprises: string[] = [];
    let cells = 0;
    for (const { call, policy } of shop.routes.declared) {
      const expected = verdicts[policy];
      expect(expected, `no verdicts for the policy "${policy}" of ${call.method} ${call.path}`).toBeDefined();
      const path = call.path.replace(/\{\w+\}/g, String(quoteA.id));
      for (const role of roles) {
        cells += 1;
        const isJson = call.body !== undefined;
        const answer = await shop.send(call.method, path, {
          bearer: bearers[role],
          ...(isJson && call.method !== "GET" ? { body: { unknown_field: 1 } } : {}),
        });
        const refused = answer.status === 401 || answer.status === 403 ? answer.status : "admitted";
        const name = `${call.method} ${call.path}`;
        const wanted = checksItself.has(name) ? refused : expected?.[role];
        if (refused !== wanted) surprises.push(`${name} for ${role}: ${answer.status}, not ${wanted}`);
      }
    }
    expect(surprises).toEqual([]);
    recordFigure("REL-Z1", `${cells} cells, 0 unexpected`);
  });

  test("REL-Z1 the document lists the calls that are bound, and no other", async () => {
    await using world = await openShopWithSevenPeople();
    const { declared } = world.shop.routes;
    const document = buildOpenApi(declared, {
      title: "Green Eco",
      version: "0",
      url: "https://shop.example",
    });
    const written = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const bound = declared.map(({ call }) => `${call.method} ${call.path}`);
    expect(written.sort()).toEqual([...new Set(bound)].sort());
  });
});
