import { sql } from "kysely";
import { emailKey } from "#domain/accounts/email-key.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import "./clients.table.ts";

/**
 * Replaces the address of a client. False when another client has the new one, or when this client has chosen a password,
 * which proves that the old address is read.
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
