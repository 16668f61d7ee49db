import { beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { allowedScans } from "#tests/support/plans/allowed-scans.ts";
import { fillMany } from "#tests/support/plans/fill-many.ts";
import { findScans, indexesOfFew, preferIndexes, type Scan } from "#tests/support/plans/find-scans.ts";
import { findUnindexedKeys } from "#tests/support/plans/find-unindexed-keys.ts";
import { readStatements } from "#tests/support/plans/read-statements.ts";
import { smallTables } from "#tests/support/plans/small-tables.ts";

const { db } = await openTestDatabase();
const statements = readStatements();
const scanning = new Map<string, readonly Scan[]>();

beforeAll(async () => {
  await fillMany(db);
  const few = await indexesOfFew(db);
  const isWhole = ({ table, index = "" }: Scan) => !smallTables.has(table) && !few.has(index);
  await db.connection().execute(async (connection) => {
    await preferIndexes(connection);
    for (const statement of statements) {
      const scans = (await findScans(connection, statement)).filter(isWhole);
      if (scans.length > 0) scanning.set(statement.shape, scans);
    }
  });
});

const startsWithOneOf = (starts: readonly string[]) => (shape: string) =>
  starts.some((start) => shape.startsWith(start));
const listed = Object.values(allowedScans).flat();

test("FOUND-D5 no statement reads a table that grows from end to end, unless a reason is listed", () => {
  const isListed = startsWithOneOf(listed);
  expect(
    [...scanning].filter(([shape]) => !isListed(shape)),
    "Add an index, say it otherwise, or list it with its reason in tests/support/plans/allowed-scans.ts.",
  ).toEqual([]);
  expect(statements.length).toBeGreaterThan(900);
});

test("FOUND-D9 what was counted for orders and deposits is found by an index, in every list", () => {
  const money = ["ledger_lines", "open_items", "plan_items"];
  const isListed = startsWithOneOf(listed);
  const read = [...scanning].filter(([, scans]) => scans.some(({ table }) => money.includes(table)));
  expect(read.filter(([shape]) => !isListed(shape))).toEqual([]);
  expect(statements.filter(({ shape }) => shape.includes("open_items")).length).toBeGreaterThan(10);
});

test("FOUND-D5 each listed beginning is still that of a statement", () => {
  const gone = listed.filter((start) => !statements.some(({ shape }) => shape.startsWith(start)));
  expect(gone, "No statement begins so any more: take it from the list.").toEqual([]);
});

test("FOUND-D5 what a deleted row is referred to from is found by an index", async () => {
  expect(await findUnindexedKeys(db, statements)).toEqual([]);
});

test("a scan would be found, and a table that only its key finds would not", async () => {
  const explain = (sql: string) => findScans(db, { shape: sql, sql, values: [] });
  expect(await explain(`select * from orders as o where lower(o.address) = 'x'`)).toMatchObject([
    { table: "orders" },
  ]);
  expect(await explain("select * from orders where id = 1")).toEqual([]);
});
