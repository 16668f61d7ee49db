import { isRecord, readJson, readText } from "#domain/text/read-value.ts";
import { createStoredValue } from "../stored-value.ts";

interface GivenContact {
  readonly fullName: string;
  readonly email: string;
}

/**
 * Name and e-mail as last entered, stored on this device only (SPEC-1.8): a visitor who filled in the cart's
 * checkout panel or the quote form does not type them again on the way to the payment (WCAG 2.2, 3.3.7).
 */
export const givenContact = createStoredValue<GivenContact>({
  key: "checkoutContact",
  read: (text) => {
    const kept = readJson(text ?? "");
    const fields = isRecord(kept) ? kept : {};
    return { fullName: readText(fields.fullName) ?? "", email: readText(fields.email) ?? "" };
  },
  write: (contact) => JSON.stringify(contact),
  onServer: { fullName: "", email: "" },
});
