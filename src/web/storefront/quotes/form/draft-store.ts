import { createStoredValue } from "../../../parts/stored-value.ts";
import { emptyDraft, type QuoteDraft, readDraft, writeDraft } from "./quote-draft.ts";

/** What was typed survives a reload and a failed network; only the logo file does not. */
export const draftStore = createStoredValue<QuoteDraft>({
  key: "quoteDraft",
  read: readDraft,
  write: writeDraft,
  onServer: emptyDraft,
});
