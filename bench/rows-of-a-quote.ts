import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What one request leaves in the database: the new rows, by table, and the counters that it raised. */
export type Rows = Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>;

/** What mails leave behind, which are composed later. */
const later = new Set(["quote_links"]);

/** Does `work` and answers the rows that it added to the shop's SQLite, or wrote anew. */
export async function rowsAddedBy(dataDir: string, work: () => Promise<void>): Promise<Rows> {
  using database = new DatabaseSync(join(dataDir, "green-eco.sqlite"), { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map((row) => String(row.name))
    .filter((name) => !/^kysely_|_(data|idx|content|docsize|config)$/.test(name) && !later.has(name));
  const last = (table: string) =>
    Number(database.prepare(`select coalesce(max(rowid), 0) as last from "${table}"`).get()?.last ?? 0);
  const before = new Map(tables.map((table) => [table, last(table)]));
  const counters = () => database.prepare("select * from list_counts").all();
  const counted = new Set(counters().map((row) => JSON.stringify(row)));
  await work();
  return Object.fromEntries(
    tables.flatMap((table) => {
      const added =
        table === "list_counts"
          ? counters().filter((row) => !counted.has(JSON.stringify(row)))
          : database.prepare(`select * from "${table}" where rowid > ?`).all(before.get(table) ?? 0);
      const rows = added.map((row) =>
        Object.values(row).map((value) =>
          typeof value === "number" || value === null ? value : String(value),
        ),
      );
      return rows.length > 0 ? [[table, rows]] : [];
    }),
  );
}
