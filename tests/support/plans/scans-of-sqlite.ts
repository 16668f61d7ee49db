import { z } from "zod";
import type { Scan } from "./find-scans.ts";

const answerSchema = z.array(z.looseObject({ detail: z.string() }));

/** The scans in an answer of `explain query plan`. */
export function scansOfSqlite(rows: unknown, sql: string): Scan[] {
  const details = answerSchema.parse(rows).map(({ detail }) => detail);
  // The first rows in the order of an index: a page. That no row on the way is not wanted, PostgreSQL's plan tells.
  const isPage =
    / limit /.test(sql) && !details.some((detail) => detail.startsWith("USE TEMP B-TREE FOR ORDER BY"));
  return details.flatMap((detail) => {
    const [, name, index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    if (name === undefined || isPage) return [];
    const table = tableCalled(name, sql);
    return table === undefined ? [] : [{ table, index }];
  });
}

/** The table that a statement calls so; nothing for what it makes itself. */
function tableCalled(name: string, sql: string): string | undefined {
  const made = /^with (?:recursive )?(\w+)|\bjson_each\b|\(with (\w+)/g;
  const own = new Set([...sql.matchAll(made)].flat());
  if (own.has(name)) return undefined;
  const named = [...sql.matchAll(/\b(?:from|join|update) "?(\w+)"?(?: (?:as )?"?(\w+)"?)?/g)];
  // What it gathered may bear the name of its table.
  if (named.some(([, table, alias]) => alias === name && table !== undefined && own.has(table)))
    return undefined;
  return named.find(([, table, alias]) => alias === name || table === name)?.[1];
}
