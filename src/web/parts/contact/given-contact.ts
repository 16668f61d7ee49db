import { isRecord, readJson, readText } from "#domain/text/read-value.ts";
import { createStoredValue } from "../../parts/stored-value.ts";

interface CheckoutContact {
  readonly fullName: string;
  readonly email: string;
}

/** Name and e-mail of the checkout panel, recorded on this device and nowhere else (D8). */
export const checkoutContactStore = createStoredValue<CheckoutContact>({
  key: "checkoutContact",
  read: (text) => {
    const kept = readJson(text ?? "");
    const fields = isRecord(kept) ? kept : {};
    return { fullName: readText(fields.fullName) ?? "", email: readText(fields.email) ?? "" };
  },
  write: (contact) => JSON.stringify(contact),
  onServer: { fullName: "", email: "" },
});
