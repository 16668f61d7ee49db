import { restoreUser } from "#contracts/accounts.ts";
import { restoreProduct, restoreSize } from "#contracts/catalogue.ts";
import { restoreContactMessage } from "#contracts/contact.ts";
import { restoreQuote } from "#contracts/quotes.ts";
import type { Trashed } from "#contracts/trash.ts";
import { callAsStaff } from "../call-as-staff.ts";

/** Brings back what was deleted, by the call of its kind. */
export async function restoreRecord({ kind, record_id }: Trashed): Promise<void> {
  const params = { id: record_id };
  switch (kind) {
    case "quote":
      return void (await callAsStaff(restoreQuote, { params }));
    case "product":
      return void (await callAsStaff(restoreProduct, { params }));
    case "size":
      return void (await callAsStaff(restoreSize, { params }));
    case "user":
      return void (await callAsStaff(restoreUser, { params }));
    case "contact_message":
      return void (await callAsStaff(restoreContactMessage, { params, body: {} }));
  }
}
