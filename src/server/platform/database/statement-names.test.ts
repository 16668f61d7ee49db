import { expect, test } from "vitest";
import { nameStatements } from "./statement-names.ts";

test.each([
  'select "id" from "quotes" where "id" = $1',
  'select "id" from "sizes" where "deleted_at" is null and "id" in ($1, $2) order by "id"',
  'update "sessions" set "last_seen_at" = $1 where "token_hash" = $2',
  'update "outbox" set "state" = $1 where "id" = $2 and "leased_by" = $3',
  'select "id" from "files" where "id" = $1 and "state" = $2',
  'insert into "files" ("state") values ($1) returning "id"',
  'with "insert0" as (insert into "quote_lines" ("units") values ($1)) insert into "history" ("doer") values ($2)',
  'select "id" from "clients" where "email_key" = any($1)',
  'insert into "files" ("state") select "state" from json_populate_recordset(null::"files", $1) with ordinality order by ordinality',
])("%s has one name, whoever asks", (sql) => {
  const nameOf = nameStatements();
  const name = nameOf(sql);
  expect(name).toMatch(/^s\d+$/);
  expect(nameOf(sql)).toBe(name);
  expect(nameOf(`${sql} `)).not.toBe(name);
});

test.each([
  'select "id" from "quotes" where "status" = $1 order by "created_at" limit 20',
  'select id from "quotes" where deleted_at is null and status in ($1)',
  'select "id" from "files" where "state" = $1 and "id" > $2',
  'update "outbox" set "leased_by" = $1 where "id" in (select "id" from "outbox" where "state" = $2 limit 20)',
  'update "sign_in_challenges" set "used_at" = $1 where "expires_at" <= $2',
  'with meant as (select id from "quotes" where "search_text" like $1) select id from meant',
])("%s has none: its plan depends on its values", (sql) => {
  expect(nameStatements()(sql)).toBeUndefined();
});

test.each([
  'select * from "quotes" where "id" = $1',
  'insert into "quotes" ("name") values ($1) returning *',
  "begin",
  'alter table "quotes" add column "colour" text',
])("REL-F10 %s has none: what it answers may change under it", (sql) => {
  expect(nameStatements()(sql)).toBeUndefined();
});

test("two hundred have a name; who comes later is read each time, and the others keep theirs", () => {
  const statements = Array.from({ length: 250 }, (_, index) => `insert into "t${index}" values ($1)`);
  const nameOf = nameStatements();
  const first = statements.map(nameOf);
  expect(new Set(first.slice(0, 200)).size).toBe(200);
  expect(first.slice(200)).toEqual(Array(50).fill(undefined));
  expect(statements.map(nameOf)).toEqual(first);
});
