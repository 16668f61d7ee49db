import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Call } from "#contracts/call.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { isSentFor, makeDoable } from "./doable-calls.ts";
import { dumpTables } from "./dump-tables.ts";
import { openCopies } from "./shop-of-clients.ts";
import { nameOf } from "./valid-inputs.ts";

/** Writes of staff that change nothing of the shop's, with the reason. */
const noAuditEntries: Readonly<Record<string, string>> = {
  "POST /api/logout": "ends the session of the caller",
  "POST /api/texts/{name}/preview": "shows what a text would look like",
};

/** Need a password and a code of the moment: their own tests look at what they write. */
const elsewhere = /second-factor/;

/** What was before and after is not written down: a mail changes nothing, and a password is written down nowhere. */
const hasNoValues = new Set(["POST /api/quotes/{id}/send-link", "PUT /api/me/password"]);

const isWrite = ({ method }: Call) => method !== "GET";

test("REL-P2 whatever staff changes is written down with who, what, when, before and after, or is not changed at all", async () => {
  // Set while the history cannot be written.
  let hasNoHistory = false;
  const copies = (clients: number) =>
    openCopies(clients, (db) =>
      db.withPlugin({
        transformQuery({ node }) {
          if (
            hasNoHistory &&
            node.kind === "InsertQueryNode" &&
            JSON.stringify(node.into).includes('"history"')
          ) {
            throw new Error("no room for history");
          }
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    );
  await using ofOne = await copies(1);
  await using ofTwo = await copies(2);
  await using list = await ofOne.open();
  const entries = list.shop.routes.declared.filter(
    ({ call, policy }) =>
      isWrite(call) &&
      /^(administrator|office|account|may .*)$/.test(policy) &&
      !noAuditEntries[nameOf(call)] &&
      !elsewhere.test(call.path),
  );
  const surprises: string[] = [];
  const written: string[] = [];
  for (const { call } of entries) {
    const name = nameOf(call);
    // A world of its own each: one change often rules out the next.
    await using world = await (name.endsWith("merge") ? ofTwo : ofOne).open(isSentFor(name));
    const { services, admin } = world;
    const give = await makeDoable(world, call, admin.bearer);
    const untouched = await dumpTables(services.db);
    hasNoHistory = true;
    const refused = await give();
    hasNoHistory = false;
    if (refused.status < 500) surprises.push(`${name} answers ${refused.status} without its history`);
    if (JSON.stringify(await dumpTables(services.db)) !== JSON.stringify(untouched))
      surprises.push(`${name} changes something without its history`);
    const known = await services.db.selectFrom("history").select("id").execute();
    services.clock.advance(60_000);
    const answer = await give();
    if (answer.status > 299) {
      surprises.push(`${name} could not be done: ${answer.status} ${answer.text}`);
      continue;
    }
    const rows = await services.db
      .selectFrom("history")
      .selectAll()
      .where("id", "not in", [0, ...known.map(({ id }) => id)])
      .execute();
    const mine = rows.filter((row) => row.doer === "staff" && row.doer_id === admin.id);
    const isTold = mine.some(
      (row) =>
        row.created_at === services.clock().toISOString() &&
        (hasNoValues.has(name) || (row.before ?? row.after)),
    );
    if (!isTold) surprises.push(`${name} wrote ${JSON.stringify(rows)}`);
    written.push(...mine.map(({ action }) => action));
  }
  expect(surprises).toEqual([]);
  recordFigure(
    "REL-P2",
    `${entries.length} of ${entries.length} calls by which staff changes something write history in the same transaction (${new Set(written).size} actions)`,
  );
}, 300_000);

/** A person who is erased: who did what stays, the person's own words do not (REL-P5). */
const erasing = ["src/server/client-data/erase-rows.ts"];

test("REL-P2 nothing but erasing a person updates or deletes a line of the history", () => {
  const code = globSync("src/server/**/*.ts").filter((path) => !path.includes(".test."));
  const changes =
    /(?:updateTable|deleteFrom|mergeInto)\(\s*["'`]history["'`]|(?:update|delete from|truncate)\s+history/i;
  expect(code.filter((path) => changes.test(readFileSync(path, "utf8")))).toEqual(erasing);
});
