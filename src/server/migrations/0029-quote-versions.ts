import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/**
 * Versions of quotes. Each quote that exists gets version 1: its lines and its logo fee, or where it has no lines one
 * line for its total; the total stays as it stands. It is a draft, sent, or accepted by payment, as its status says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await db.schema
    .alterTable("quotes")
    .addColumn("stage", "text", (c) => c.notNull().defaultTo("new"))
    .execute();
  const stages = [
    ["offered", "'approved', 'confirmed'"],
    ["accepted", "'paid'"],
    ["refused", "'rejected'"],
  ] as const;
  for (const [stage, statuses] of stages)
    await sql.raw(`update quotes set stage = '${stage}' where status in (${statuses})`).execute(db);
  await fillVersions(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "quote_versions")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("rounding", "text", (c) => c.notNull())
    .addColumn("goods_cents", "integer", (c) => c.notNull())
    .addColumn("freight_cents", "integer", (c) => c.notNull())
    .addColumn("tax_cents", "integer", (c) => c.notNull())
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("snapshot", "text")
    .addColumn("hash", "text")
    .addColumn("sent_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addUniqueConstraint("quote_versions_number", ["quote_id", "number"])
    .execute();
  for (const state of ["draft", "accepted"]) {
    await db.schema
      .createIndex(`quote_versions_${state}`)
      .unique()
      .on("quote_versions")
      .column("quote_id")
      .where(sql<boolean>`state = ${sql.lit(state)}`)
      .execute();
  }
  await createTableWithId(db, "version_lines")
    .addColumn("version_id", "integer", (c) => c.notNull().references("quote_versions.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("size_id", "integer")
    .addColumn("units", "integer")
    .addColumn("unit_price_e4", "integer")
    .addColumn("amount_cents", "integer")
    .execute();
  await db.schema.createIndex("version_lines_version").on("version_lines").column("version_id").execute();
}

const fee = `case when "q"."is_logo_required" = 1 and "q"."logo_fee_cents" > 0 then "q"."logo_fee_cents" else 0 end`;

async function fillVersions(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `insert into quote_versions (quote_id, number, state, rounding, goods_cents, freight_cents, tax_cents, total_cents,
       sent_at, created_at)
     select "q"."id", 1,
       case "q"."stage" when 'offered' then 'sent' when 'accepted' then 'accepted' else 'draft' end,
       'once', "q"."total_cents", 0, 0, "q"."total_cents",
       case when "q"."stage" in ('offered', 'accepted') then coalesce("q"."answered_at", "q"."created_at") end, "q"."created_at"
     from quotes "q"`,
    `insert into version_lines (version_id, position, kind, name, size_id, units, "unit_price_e4")
     select "v"."id", "l"."id", 'product', "l"."product_name" || ', ' || "l"."size_name", "l"."size_id", "l"."units", "l"."unit_price_e4"
     from quote_lines "l" join quote_versions "v" on "v"."quote_id" = "l"."quote_id"`,
    `insert into version_lines (version_id, position, kind, name, amount_cents)
     select "v"."id", 0, 'fee', 'Total as agreed', "q"."total_cents" - ${fee}
     from quotes "q" join quote_versions "v" on "v"."quote_id" = "q"."id"
     where not exists (select 1 from quote_lines "l" where "l"."quote_id" = "q"."id")`,
    `insert into version_lines (version_id, position, kind, name, amount_cents)
     select "v"."id", 2000000000, 'setup', 'Logo', ${fee}
     from quotes "q" join quote_versions "v" on "v"."quote_id" = "q"."id"
     where ${fee} > 0`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
