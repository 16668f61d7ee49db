import type { Kysely } from "kysely";
import { sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** How offers were accepted, and the orders that follow. A quote that was paid gets both: paying is accepting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "acceptances")
    .addColumn("version_id", "integer", (c) => c.notNull().references("quote_versions.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("client_id", "integer")
    .addColumn("recorded_by", "integer")
    .addColumn("channel", "text")
    .addColumn("answered_on", "text")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("title", "text")
    .addColumn("po_number", "text")
    .addColumn("choices", "text", (c) => c.notNull())
    .addColumn("sentence", "text", (c) => c.notNull())
    .addColumn("version_hash", "text")
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("ip", "text")
    .addColumn("user_agent", "text")
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("undone_at", "text")
    .execute();
  await db.schema
    .createIndex("acceptances_version")
    .unique()
    .on("acceptances")
    .column("version_id")
    .where(sql<boolean>`undone_at is null`)
    .execute();
  await createTableWithId(db, "orders")
    .addColumn("quote_id", "integer", (c) => c.notNull().unique().references("quotes.id"))
    .addColumn("version_id", "integer", (c) => c.notNull().references("quote_versions.id"))
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  const paid = `from quote_versions "v" join quotes "q" on "q"."id" = "v"."quote_id" where "v"."state" = 'accepted'`;
  await sql
    .raw(
      `insert into acceptances (version_id, kind, client_id, name, choices, sentence, total_cents, hash, created_at)
       select "v"."id", 'paid', "q"."client_id", "q"."name", '{}', '', "q"."total_cents", '',
         coalesce("q"."paid_at", "q"."created_at") ${paid}`,
    )
    .execute(db);
  await sql
    .raw(
      `insert into orders (quote_id, version_id, number, created_at)
       select "q"."id", "v"."id", 'GO-' || substr("q"."reference", 4), coalesce("q"."paid_at", "q"."created_at") ${paid}`,
    )
    .execute(db);
}
