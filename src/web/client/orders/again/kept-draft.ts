import { z } from "zod";
import { createStoredValue } from "../../../parts/stored-value.ts";

const draft = z.object({
  quantities: z.record(z.string(), z.number().nullish()),
  wanted_by: z.string(),
  po_number: z.string(),
  message: z.string(),
});

/** What was typed to order again. */
export type DraftAgain = z.infer<typeof draft>;

const nothing: DraftAgain = { quantities: {}, wanted_by: "", po_number: "", message: "" };

/** Keeps it for this tab until it is sent, whatever page is opened meanwhile. */
export function keptDraft(orderId: number) {
  return createStoredValue<DraftAgain>({
    key: `order-again-${orderId}`,
    read: (text) => (text === null ? nothing : readDraft(text)),
    write: (value) => (value === nothing ? null : JSON.stringify(value)),
    where: "session",
    onServer: nothing,
  });
}

/** Forgets it once it was sent. */
export const noDraft = () => nothing;

function readDraft(text: string): DraftAgain {
  try {
    return draft.parse(JSON.parse(text));
  } catch {
    // Written by an older page: nothing of it fits this form.
    return nothing;
  }
}
