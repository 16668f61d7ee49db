import { type QueryExecutorProvider, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";

/** A list whose rows are counted, by what a column says where one is named; deleted rows do not count. */
export interface CountedList {
  readonly table: string;
  readonly kindColumn?: string;
  readonly isSoftDeleted: boolean;
  /** A column that is added up, instead of counting rows. */
  readonly summedColumn?: string;
}

/** Writers on PostgreSQL share a slot only by chance; then the later waits for the earlier. */
const slots = 64;

/** Counts the existing rows, and adds triggers that update a list's counts with every later write. */
export async function keepCounts(db: QueryExecutorProvider, list: CountedList): Promise<void> {
  const table = sql.raw(list.table);
  const live = sql.raw(list.isSoftDeleted ? "deleted_at is null" : "true");
  await sql`insert into list_counts (list, kind, slot, count)
    select ${sql.lit(list.table)}, ${kindOf(list)}, 0, sum(${weightOf(list)}) from ${table} where ${live}
    group by ${kindOf(list)}`.execute(db);
  await (isPostgresDb(db) ? triggersOfPostgres(db, list) : triggersOfSqlite(db, list));
}

function kindOf({ kindColumn }: CountedList, row = "") {
  return sql.raw(`cast(${kindColumn ? `${row}${kindColumn}` : "''"} as text)`);
}

function weightOf({ summedColumn }: CountedList, row = "") {
  return sql.raw(summedColumn ? `${row}${summedColumn}` : "1");
}

async function triggersOfSqlite(db: QueryExecutorProvider, list: CountedList): Promise<void> {
  const table = sql.raw(list.table);
  const live = (row: string) => sql.raw(list.isSoftDeleted ? `${row}.deleted_at is null` : "true");
  const add = (row: "new" | "old", sign: 1 | -1) => sql`
    insert into list_counts (list, kind, slot, count)
    select ${sql.lit(list.table)}, ${kindOf(list, `${row}.`)}, 0, ${sql.lit(sign)} * ${weightOf(list, `${row}.`)}
    where ${live(row)}
    on conflict (list, kind, slot) do update set count = count + excluded.count;`;
  const columns = sql.raw(
    [list.kindColumn, list.summedColumn, list.isSoftDeleted && "deleted_at"].filter(Boolean).join(", "),
  );
  await sql`create trigger ${table}_count_insert after insert on ${table} begin ${add("new", 1)} end`.execute(
    db,
  );
  await sql`create trigger ${table}_count_delete after delete on ${table} begin ${add("old", -1)} end`.execute(
    db,
  );
  await sql`create trigger ${table}_count_update after update of ${columns} on ${table}
    begin ${add("old", -1)} ${add("new", 1)} end`.execute(db);
}

/**
 * Once a statement, however many rows it changes; always in the order of the kinds, so that two who share a slot never
 * wait for each other in a circle.
 */
async function triggersOfPostgres(db: QueryExecutorProvider, list: CountedList): Promise<void> {
  const table = sql.raw(list.table);
  const live = sql.raw(list.isSoftDeleted ? "where deleted_at is null" : "");
  const sum = (rows: "fresh" | "stale", sign: 1 | -1) =>
    sql`select ${kindOf(list)} as kind, ${sql.lit(sign)} * ${weightOf(list)} as delta from ${sql.raw(rows)} ${live}`;
  const add = (changes: ReturnType<typeof sum>) => sql`
    insert into list_counts (list, kind, slot, count)
    select ${sql.lit(list.table)}, kind, pg_backend_pid() % ${sql.lit(slots)}, sum(delta) from (${changes}) as changes
    group by kind having sum(delta) <> 0 order by kind
    on conflict (list, kind, slot) do update set count = list_counts.count + excluded.count;`;
  await sql`create function count_${table}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${add(sum("fresh", 1))}
    elsif tg_op = 'DELETE' then ${add(sum("stale", -1))}
    else ${add(sql`${sum("fresh", 1)} union all ${sum("stale", -1)}`)}
    end if;
    return null;
  end $$`.execute(db);
  const trigger = async (event: string, rows: string) => {
    await sql`create trigger ${table}_count_${sql.raw(event)} after ${sql.raw(event)} on ${table}
      referencing ${sql.raw(rows)} for each statement execute function count_${table}()`.execute(db);
  };
  await trigger("insert", "new table as fresh");
  await trigger("delete", "old table as stale");
  await trigger("update", "new table as fresh old table as stale");
}
