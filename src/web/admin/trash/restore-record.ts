import { restoreUser } from "#contracts/accounts.ts";
import { restoreProduct, restoreSize } from "#contracts/catalogue.ts";
import { restoreContactMessage } from "#contracts/contact.ts";
import { restoreQuote } from "#contracts/quotes.ts";
import type { Trashed } from "#contracts/trash.ts";
import { doAsStaff } from "../call-as-staff.ts";

/** Brings back what was deleted, by the call of its kind. */
export async function restoreRecord({ kind, record_id }: Trashed): Promise<void> {
  const params = { id: record_id };
  switch (kind) {
    case "quote":
      return void (await doAsStaff(restoreQuote, { params }));
    case "product":
      return void (await doAsStaff(restoreProduct, { params }));
    case "size":
      return void (await doAsStaff(restoreSize, { params }));
    case "user":
      return void (await doAsStaff(restoreUser, { params, body: {} }));
    case "contact_message":
      return void (await doAsStaff(restoreContactMessage, { params, body: {} }));
  }
}
