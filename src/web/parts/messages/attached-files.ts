import { checkMessage } from "#domain/messages/message-rules.ts";
import type { Message } from "#domain/words.ts";

/** What is wrong with the files of a message, if anything. */
export function wrongFilesOf(files: readonly File[]): readonly Message[] | undefined {
  return checkMessage({ text: "", files: files.map(({ name, type, size }) => ({ name, type, size })) }).files;
}

/** What tells these files from others, so that a message that is sent again keeps its key. */
export function mark(files: readonly File[]): string {
  return JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified]));
}
