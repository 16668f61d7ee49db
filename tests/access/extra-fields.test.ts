import { describe, expect, test } from "vitest";
import type { Call } from "#contracts/call.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { dumpTables } from "./dump-tables.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

/** Fields with which others were robbed, each with a value that can be found again. */
const extras: Readonly<Record<string, unknown>> = {
  is_admin: true,
  isAdmin: true,
  role: "role-4711",
  id: 47_114_711,
  status: "paid",
  price_logo_quote: 4711.47,
  total: 47_114.71,
  total_cents: 4_711_471,
  created_at: "1947-11-04T07:11:00.000Z",
  password_hash: "hash-4711",
  client_id: 47_114_712,
  deleted_at: "1947-11-04T07:11:01.000Z",
  version: 47_114_713,
};
const traces = /role-4711|hash-4711|4711471|471147|1947-11-04/;

/** What the specified answer has the edited user bring along; only the flag is read. */
const broughtAlong = ["id", "created_at", "version"];
const flags = ["is_admin", "isAdmin"];
const declared: Readonly<Record<string, readonly string[]>> = {
  "PUT /api/users/{id}": [...broughtAlong, ...flags],
  "POST /api/users": ["is_admin"],
  "POST /api/quotes/{id}/update-logo-price": ["price_logo_quote"],
  "POST /api/companies/{id}/contacts": ["client_id"],
  // Compared with what stands, never stored (SPEC-4.42).
  "POST /api/quotes/{id}/accept": ["total_cents"],
};

const takesFields = ({ method, body, form }: Call) => method !== "GET" && Boolean(body ?? form);

/** A refusal names every field that is not declared: together they are refused as each alone is. */
const together = sized({ quick: true, deep: false });

describe("undeclared fields", () => {
  test("REL-Z3 no extra field of any write, by any caller, is stored", async () => {
    await using world = await openShopOfClients(1);
    const { shop, services, clients, admin, standard } = world;
    const [client] = clients;
    if (!client) throw new Error("no client");
    const bearers = [undefined, standard.bearer, client.bearer, client.link, admin.bearer];
    const writes = shop.routes.declared.map(({ call }) => call).filter(takesFields);
    const before = await dumpTables(services.db);
    const surprises: string[] = [];
    let refused = 0;
    for (const call of writes) {
      const added = Object.entries(extras).filter(([name]) => !declared[nameOf(call)]?.includes(name));
      for (const fields of together ? [added] : added.map((field) => [field])) {
        for (const bearer of bearers) {
          const { path, ...rest } = await validRequest(call, client.his, Object.fromEntries(fields));
          const answer = await shop.send(call.method, path, { bearer, ...rest });
          const isRefused = [401, 403].includes(answer.status);
          const named = answer.status === 422 ? Object.keys(answer.body.errors ?? {}) : [];
          const kept = isRefused ? [] : fields.map(([name]) => name).filter((name) => !named.includes(name));
          if (kept.length > 0)
            surprises.push(`${nameOf(call)} with ${kept.join(", ")}: ${answer.status} ${answer.text}`);
          refused += fields.length - kept.length;
        }
      }
    }
    expect(surprises).toEqual([]);
    expect(await dumpTables(services.db)).toEqual(before);
    recordFigure(
      "REL-Z3",
      `${writes.length} writes × ${Object.keys(extras).length} fields × ${bearers.length} people: ${refused} refused, 0 kept`,
    );
  }, 180_000);

  test("REL-Z3 what an edited user brings along is not read", async () => {
    await using world = await openShopOfClients(0);
    const { shop, services, admin, standard } = world;
    const body = { name: "Eve Adams", email: "eve@example.com", telephone: "303-555-0199" };
    const brought = Object.fromEntries(broughtAlong.map((name) => [name, extras[name]]));
    const path = `/api/users/${standard.id}`;
    const answer = await shop.send("PUT", path, { bearer: admin.bearer, body: { ...body, ...brought } });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await dumpTables(services.db))).not.toMatch(traces);
    const byHimself = await shop.send("PUT", path, {
      bearer: standard.bearer,
      body: { ...body, is_admin: true },
    });
    expect(byHimself.status).toBe(403);
  });
});
