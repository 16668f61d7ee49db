import { type Message, withValues } from "#domain/words.ts";
import type { FailureRow } from "./failure-row.ts";
import { fileChanged } from "./failure-sentences.ts";
import { ApiFailure } from "./send.ts";

/**
 * The sentence for a failed call: the specified words of its row, or the server's own sentence, which is already in
 * the reader's language. Anything that is no refusal of a call is an error of ours and gets the row's plain sentence.
 */
export function wordsOfRow(row: FailureRow, error: unknown): Message | string {
  if (!(error instanceof ApiFailure)) return row.unreadable ?? withServerMessage(row.otherwise, "");
  if (error.code === "no_token" && row.noToken) return row.noToken;
  if (error.code === "file_changed") return fileChanged;
  if (error.code === "timeout") return row.late ?? row.noAnswer ?? row.otherwise;
  if (error.status === 0) return row.noAnswer ?? row.otherwise;
  const ofStatus = row.status?.[error.status];
  if (ofStatus) return ofStatus;
  if (row.serverFirst && error.serverMessage) return error.serverMessage;
  if (row.refused) return withValues(row.refused, { status: error.status });
  const unsaid = row.unsaid?.[error.status];
  if (unsaid) return unsaid;
  return withServerMessage(row.otherwise, error.serverMessage || String(error.status));
}

function withServerMessage(words: Message, message: string): Message {
  return words.message.includes("{message}") ? withValues(words, { message }) : words;
}
