import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { maxUnitPriceE4 } from "#domain/money/unit-price.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import { engine } from "#tests/support/engine.ts";
import { column } from "#tests/support/extremes.ts";
import { lane } from "#tests/support/lane.ts";
import { openCopies } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

/** The tables of the deal. An issued invoice never changes, and its paper is written of any figures in a test of its own. */
const deal = [
  ...["quotes", "quote_lines", "quote_versions", "acceptances", "plan_items", "companies"],
  ...["orders", "order_lines", "shipments", "shipment_lines", "settlements"],
  ...["payments", "refunds", "disputes"],
];
/** Every input may carry any amount; no input lets a count or a price below zero or above its most in. */
const bounds: readonly (readonly [RegExp, least: number, most: number])[] = [
  [/_cents$/, column.least, column.most],
  [/_e4$/, 0, maxUnitPriceE4],
  [/^(?:units(?:_\w+)?|quantity)$/, 0, maximumUnits],
  [/_days$/, 0, 365],
  [/_percent$/, 0, 100],
  [/_ppm$/, 0, 1_000_000],
  [/^cartons$/, 1, 100_000],
];
const ofTheDeal = /quote|payment|plan|order|invoice|proof|shipment|export|compan|client|today|statistic|book/;
/** A label for each carton: how many pages there may be is the paper's own test. */
const growsWithItsFigures = /carton-labels/;

const copies = await openCopies(1);
afterAll(() => copies[Symbol.asyncDispose]());

/** What only a database that keeps to the size of its columns could refuse. */
const ofColumns = ["the least", "the most"] as const;
const figures = [...ofColumns, "nothing", "unknown"] as const;

test.each(engine() === "postgres" && lane === "quick" ? ofColumns : figures)(
  "FOUND-F1 figures that are %s are read, by each reader, in each call and on each paper",
  async (which) => {
    await using world = await copies.open();
    const { services, shop, admin, clients } = world;
    const [client] = clients;
    if (!client) throw new Error("no client");
    for (const { name: table, columns } of await services.db.introspection.getTables()) {
      if (!deal.includes(table)) continue;
      const set = columns.flatMap(({ name, isNullable }) => {
        const bound = bounds.find(([names]) => names.test(name));
        if (!bound || (which === "unknown" && !isNullable)) return [];
        const [, least, most] = bound;
        const value = { "the least": least, nothing: Math.max(0, least), "the most": most, unknown: null };
        return [sql`${sql.ref(name)} = ${value[which]}`];
      });
      if (set.length > 0) await sql`update ${sql.table(table)} set ${sql.join(set)}`.execute(services.db);
    }
    const failed: string[] = [];
    for (const { call } of shop.routes.declared) {
      if (call.method !== "GET" || !ofTheDeal.test(call.path) || growsWithItsFigures.test(call.path))
        continue;
      for (const bearer of [admin.bearer, client.bearer]) {
        const { path } = await validRequest(call, client.his);
        const { status, text } = await shop.send("GET", path, { bearer });
        if (status >= 500) failed.push(`${nameOf(call)}: ${text.slice(0, 300)}`);
      }
    }
    expect(failed).toEqual([]);
  },
);
