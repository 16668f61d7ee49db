import { readText } from "#tests/repo/repository-files.ts";
import { engine } from "../engine.ts";
import { usualValues } from "./usual-values.ts";

export interface Statement {
  /** As it stands in docs/statements.txt. */
  readonly shape: string;
  readonly sql: string;
  readonly values: readonly string[];
}

/** Asks for no table of the shop. */
const ofNoTable = /pg_|set_config/;
/** Fills what is counted and searched, as the migration of every run does. */
const ofMigration = /^insert into (list_counts|\w+_search) .*select /;
/** SQLite has other statements for locks, and for the tables of searches. */
const ofPostgres = /for share$|_search" where/;

/** Every select, insert, update and delete of docs/statements.txt, as the database of this run takes it. */
export function readStatements(): Statement[] {
  return readText("docs/statements.txt")
    .trim()
    .split("\n")
    .filter((shape) => /^(select|with|insert|update|delete) /.test(shape))
    .filter((shape) => !ofNoTable.test(shape) && !ofMigration.test(shape))
    .filter((shape) => !(engine() === "sqlite" && ofPostgres.test(shape)))
    .map(fillIn);
}

/** Gives each placeholder a value that both integers and texts may have. */
function fillIn(shape: string): Statement {
  const values: string[] = [];
  const mark = (value: string) =>
    engine() === "postgres" ? `$${values.push(value)}` : `?${values.push(value)}`;
  const sql = withUsualValues(withEachColumn(shape))
    .replace(/= any\(\?\)|like \?|\(\?, …\)|\?/g, (found) => {
      if (found === "like ?") return `like ${mark("%many letters%")}`;
      if (found === "(?, …)") return `(${mark("1")}, ${mark("2")})`;
      if (found === "?") return mark("1");
      if (engine() === "postgres") return `= any(${mark("{1,2}")})`;
      return `in (select value from json_each(${mark("[1,2]")}))`;
    })
    .replaceAll(", …", "");
  return { shape, sql, values };
}

/** What is inserted has a value for each column. */
function withEachColumn(shape: string): string {
  return shape.replace(
    /^(insert into "\w+" \(([^)]+)\) values )\(\?, …\)/,
    (_, start: string, columns: string) => {
      const marks = columns.split(", ").map(() => "?");
      return `${start}(${marks.join(", ")})`;
    },
  );
}

function withUsualValues(shape: string): string {
  const [, table = ""] = /(?:from|update) "(\w+)"/.exec(shape) ?? [];
  const usual = Object.entries(usualValues[table] ?? {});
  return usual.reduce(
    (sql, [column, value]) => sql.replaceAll(`"${column}" = ?`, `"${column}" = '${value}'`),
    shape,
  );
}
