import { isRecord, readJson, readText } from "#domain/text/read-value.ts";
import { createStoredValue } from "../stored-value.ts";

interface GivenContact {
  readonly fullName: string;
  readonly email: string;
}

/**
 * Name and e-mail as they were last given, on this device and nowhere else (SPEC-1.8): whoever filled in the checkout panel or
 * the quote form is not asked to type them again on the way to the payment (WCAG 2.2, 3.3.7).
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
