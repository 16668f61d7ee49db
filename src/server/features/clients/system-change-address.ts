import { sql } from "kysely";
import { emailKey } from "#domain/accounts/email-key.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import "./clients.table.ts";

/**
 * Gives the client of an address another one. False when another client has it, or this one has chosen a password: then
 * somebody reads the old address.
 */
export async function systemChangeAddress(
  transaction: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("clients")
    .set({ email: to, email_key: emailKey(to) })
    .where("email_key", "=", emailKey(from))
    .where("password_hash", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("clients as other").select(sql`1`.as("one")).where("other.email_key", "=", emailKey(to)),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
