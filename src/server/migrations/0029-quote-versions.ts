import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/**
 * Versions of quotes. Each quote that exists gets version 1: the request and the logo fee, at the total that stands. It is
 * a draft, sent, or accepted by payment, as its status says.
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
  await sql.raw(fillVersions).execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "quote_versions")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("content", "text")
    .addColumn("logo_fee_cents", "integer", (c) => c.notNull())
    .addColumn("goods_cents", "integer", (c) => c.notNull())
    .addColumn("freight_cents", "integer", (c) => c.notNull())
    .addColumn("tax_cents", "integer", (c) => c.notNull())
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("tax_profile_id", "integer")
    .addColumn("tolerance_ppm", "integer", (c) => c.notNull().defaultTo(50_000))
    .addColumn("intro", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("valid_days", "integer")
    .addColumn("valid_until", "text")
    .addColumn("snapshot", "text")
    .addColumn("hash", "text")
    .addColumn("sent_at", "text")
    .addColumn("first_viewed_at", "text")
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
}

const fee = `case when "q"."is_logo_required" = 1 and "q"."logo_fee_cents" > 0 then "q"."logo_fee_cents" else 0 end`;

const fillVersions = `
  insert into quote_versions (quote_id, number, state, logo_fee_cents, goods_cents, freight_cents, tax_cents,
    total_cents, sent_at, created_at)
  select "q"."id", 1,
    case "q"."stage" when 'offered' then 'sent' when 'accepted' then 'accepted' else 'draft' end,
    ${fee}, "q"."total_cents", 0, 0, "q"."total_cents",
    case when "q"."stage" in ('offered', 'accepted') then coalesce("q"."answered_at", "q"."created_at") end, "q"."created_at"
  from quotes "q"`;
