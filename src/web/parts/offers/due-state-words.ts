import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DueState } from "#domain/payments/dues.ts";
import type { Tone } from "../../ui/feedback/tone.ts";

/** How an item of a plan stands, and its colour. */
export const dueStateWords: Readonly<Record<DueState, { words: MessageDescriptor; tone: Tone }>> = {
  open: { words: msg`Open`, tone: "info" },
  "part-paid": { words: msg`Part-paid`, tone: "caution" },
  paid: { words: msg`Paid`, tone: "positive" },
  overdue: { words: msg`Overdue`, tone: "negative" },
  waived: { words: msg`Waived`, tone: "neutral" },
};
