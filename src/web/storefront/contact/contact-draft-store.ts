import { isRecord, readJson, readText } from "#domain/text/read-value.ts";
import { createStoredValue } from "../../parts/stored-value.ts";
import { type ContactValues, emptyContact } from "./contact-values.ts";

interface ContactDraft {
  readonly values: ContactValues;
  /** What was last sent, and under which key; the same message keeps it, so that it arrives once. */
  readonly attempt: { readonly content: string; readonly key: string };
}

const emptyDraft: ContactDraft = { values: emptyContact, attempt: { content: "", key: "" } };

/** What is being written to the shop, until it is sent or the tab is closed. */
export const contactDraft = createStoredValue<ContactDraft>({
  key: "contactDraft",
  where: "session",
  read(text) {
    const stored = readJson(text ?? "");
    if (!isRecord(stored)) return emptyDraft;
    const values = isRecord(stored.values) ? stored.values : {};
    const attempt = isRecord(stored.attempt) ? stored.attempt : {};
    return {
      values: {
        name: readText(values.name) ?? "",
        email: readText(values.email) ?? "",
        message: readText(values.message) ?? "",
      },
      attempt: { content: readText(attempt.content) ?? "", key: readText(attempt.key) ?? "" },
    };
  },
  write: (draft) => (draft === emptyDraft ? null : JSON.stringify(draft)),
  onServer: emptyDraft,
});

export function clearContactDraft(): void {
  contactDraft.set(() => emptyDraft);
}
