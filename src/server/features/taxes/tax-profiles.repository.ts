import type { Insertable, Updateable } from "kysely";
import { z } from "zod";
import { reasonsOfRates } from "#domain/france/vat-reasons.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { TaxProfileRow, TaxProfileTable } from "./tax-profiles.table.ts";

/** The columns that staff fills. */
export type TaxProfileColumns = Pick<
  Insertable<TaxProfileTable>,
  "name" | "jurisdictions" | "freight_taxable" | "setup_taxable" | "note" | "state"
>;

const storedJurisdictions = z.array(
  z.object({ name: z.string(), ppm: z.int(), reason: z.enum(reasonsOfRates).optional() }),
);

export function readJurisdictions({ jurisdictions }: Pick<TaxProfileRow, "jurisdictions">) {
  return storedJurisdictions.parse(JSON.parse(jurisdictions));
}

/** All profiles by name, the retired ones last. */
export async function listTaxProfileRows(db: Db): Promise<TaxProfileRow[]> {
  const rows = await db.selectFrom("tax_profiles").selectAll().orderBy("name").orderBy("id").execute();
  const isRetired = ({ retired_at }: TaxProfileRow) => retired_at !== null;
  return [...rows.filter((row) => !isRetired(row)), ...rows.filter(isRetired)];
}

/** A profile whether it is retired or not. */
export async function findTaxProfileRow(db: Db, id: number): Promise<TaxProfileRow | undefined> {
  return await db.selectFrom("tax_profiles").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertTaxProfile(
  transaction: Transaction,
  profile: TaxProfileColumns,
  at: Date,
): Promise<TaxProfileRow> {
  return await transaction
    .insertInto("tax_profiles")
    .values({ ...profile, retired_at: null, created_at: at.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the profile if it still stands at this version; nothing when it does not. */
export async function updateTaxProfileRow(
  transaction: Transaction,
  { id, version }: Pick<TaxProfileRow, "id" | "version">,
  change: Updateable<TaxProfileTable>,
): Promise<TaxProfileRow | undefined> {
  return await transaction
    .updateTable("tax_profiles")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}
