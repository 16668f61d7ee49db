import type { Message } from "#domain/words.ts";
import { type FailedCall, failureTable } from "./failure-table.ts";
import { wordsOfRow } from "./words-of-row.ts";

/** The sentence for a failed call of the back office, the client's area or the shop. */
export function failureMessage(what: FailedCall, error: unknown): Message | string {
  return wordsOfRow(failureTable[what], error);
}
