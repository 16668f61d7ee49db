import { expect, test } from "vitest";
import { statementName } from "./statement-names.ts";

test.each([
  'select "id" from "quotes" where "id" = $1',
  'insert into "files" ("state") values ($1) returning "id"',
  'with meant as (select id from "quotes") select id from meant',
])("%s has one name, whoever asks", (sql) => {
  const name = statementName(sql);
  expect(name).toMatch(/^s\d+$/);
  expect(statementName(sql)).toBe(name);
  expect(statementName(`${sql} `)).not.toBe(name);
});

test.each([
  'select * from "quotes" where "id" = $1',
  'insert into "quotes" ("name") values ($1) returning *',
  "begin",
  'alter table "quotes" add column "colour" text',
])("F10 %s has none: what it answers may change under it", (sql) => {
  expect(statementName(sql)).toBeUndefined();
});

test("two hundred have a name; who comes later is read each time, and the others keep theirs", () => {
  const statements = Array.from({ length: 250 }, (_, index) => `select "id" from "t${index}"`);
  const first = statements.map(statementName);
  expect(new Set(first.filter(Boolean)).size).toBe(first.filter(Boolean).length);
  expect(first.at(-1)).toBeUndefined();
  expect(statements.map(statementName)).toEqual(first);
});
