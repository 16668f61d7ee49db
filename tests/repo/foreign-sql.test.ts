import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

/** The feature of the server, or the room of its platform, in which a file stands. */
const placeOf = (path: string) =>
  /^src\/server\/((?:features|platform)\/[^/]+)\//.exec(path)?.[1] ?? "server";

/** A person is in the tables of nearly all features; what finds and erases him reads and empties them at once (REL-P5). */
const throughAllTables = ["find-clients.ts", "find-client-data.ts", "erase-rows.ts"].map(
  (name) => `src/server/client-data/${name}`,
);

/** Migrations make the tables of all. */
const production = repositoryFiles.filter(
  (path) =>
    /^src\/server\/(?!migrations\/).*\.ts$/.test(path) &&
    !throughAllTables.includes(path) &&
    !/\.(test|fixture|examples)\.ts$/.test(path),
);

/** Each table, and the place whose file declares it. */
const owners = new Map(
  production.flatMap((path) => {
    const declared = /interface Tables \{([^}]*)\}/.exec(readText(path))?.[1] ?? "";
    return [...declared.matchAll(/^\s+(\w+):/gm)].map(([, table = ""]) => [table, placeOf(path)] as const);
  }),
);

const call =
  /\b(?:selectFrom|\w*[jJ]oin|insertInto|updateTable|deleteFrom|mergeInto|using|table)\(\s*(\[[^\]]*\]|"[^"]*")/g;
const raw = /\b(?:from|join|into|update|using)\s+"?([a-z_]+)/g;

/** The tables that a source text reads or writes, by calls of Kysely or in the text of a statement. */
function tablesIn(text: string): ReadonlySet<string> {
  const code = text.replace(/\/\*(?!i18n)[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replace(/^import [\s\S]*?;$/gm, "");
  const called = [...code.matchAll(call)].flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)/g)]);
  const written = [...code.matchAll(/`[^`]*`/g)].flatMap(([statement]) => [...statement.matchAll(raw)]);
  const named = [...called, ...written].map(([, name = ""]) => name);
  return new Set(named.filter((name) => owners.has(name)));
}

/** What each file names that is another's. */
const foreign = new Map(
  production.flatMap((path) => {
    const others = [...tablesIn(readText(path))].filter((table) => owners.get(table) !== placeOf(path));
    return others.length > 0 ? [[path, others.sort()] as const] : [];
  }),
);

test("no file names a table of another feature, or of another room of the platform", () => {
  expect(Object.fromEntries(foreign), "Ask a reader that the table's owner exports.").toEqual({});
});

test("tables are found in every form in which statements name them", () => {
  const text = [
    'db.selectFrom("quotes as q").innerJoin("orders", "orders.quote_id", "q.id")',
    'selectFrom(["plan_items", "payments"])',
    "sql`select 1 from invoices i join clients c on c.id = 1`",
    'sql.table("settings"); transaction.insertInto("files")',
    "// it comes from messages, and `from users` in a comment",
    'const sentence = "a table from sessions";',
  ].join("\n");
  expect([...tablesIn(text)].sort()).toEqual([
    "clients",
    "files",
    "invoices",
    "orders",
    "payments",
    "plan_items",
    "quotes",
    "settings",
  ]);
  expect(owners.size).toBeGreaterThan(60);
  expect(owners.get("quotes")).toBe("features/deals");
  expect(owners.get("files")).toBe("platform/storage");
});

const statement =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|selectNoFrom)\(|\bsql(?:<[^`]*>)?`/;

test("no file of a deal builds a statement outside deals/model", () => {
  const building = production.filter(
    (path) => /\/features\/deals\/(?!model\/)/.test(path) && statement.test(readText(path)),
  );
  expect(building, "Move it into the repository of deals/model that owns the table.").toEqual([]);
});

test.each([
  ['db.selectFrom("quotes")', true],
  ["sql<SqlBool>`q.id = 1`", true],
  ["sql`select 1`", true],
  ['transaction.deleteFrom("invoices")', true],
  ["readQuote(db, actor, id); // it selects from the quotes", false],
])("%s is a statement: %s", (text, isOne) => {
  expect(statement.test(text)).toBe(isOne);
});
