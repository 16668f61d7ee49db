import { isRecord, readJson, readText } from "#domain/text/read-value.ts";
import { randomKey } from "../../../api/idempotency-key.ts";
import { createStoredValue } from "../../../parts/stored-value.ts";
import type { FilesOfRequest } from "./quote-payload.ts";

interface Attempt {
  readonly key: string;
  /** What was sent with the key. */
  readonly content: string;
}

const attemptStore = createStoredValue<Attempt | null>({
  key: "quoteAttempt",
  read(text) {
    const value = readJson(text ?? "");
    const [key, content] = isRecord(value) ? [readText(value.key), readText(value.content)] : [null, null];
    return key !== null && content !== null ? { key, content } : null;
  },
  write: (attempt) => attempt && JSON.stringify(attempt),
  onServer: null,
});

/**
 * The Idempotency-Key of a request. Sending the same again, after a failed network or a reload, keeps the key,
 * so that it stays one quote; a request that was changed since is another one, and nothing of the change gets lost.
 */
export function attemptKey(content: string): string {
  const last = attemptStore.get();
  if (last?.content === content) return last.key;
  const key = randomKey();
  noteAttempt({ key, content });
  return key;
}

/** What two requests must have in common to be one: their fields, and the same files. */
export function attemptContent(
  payload: Readonly<Record<string, string>>,
  { logo, artwork = [] }: FilesOfRequest,
): string {
  const told = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;
  return JSON.stringify([payload, logo ? told(logo) : "", ...artwork.map(told)]);
}

export function noteAttempt(attempt: Attempt): void {
  attemptStore.set(() => attempt);
}

/** For when the request has arrived: the next one is new, even if it says the same. */
export function forgetAttempt(): void {
  attemptStore.set(() => null);
}
