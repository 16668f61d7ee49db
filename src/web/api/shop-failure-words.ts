import type { Message } from "#domain/words.ts";
import { type FailedShopCall, shopFailures } from "./shop-failures.ts";
import { wordsOfRow } from "./words-of-row.ts";

/** The same for the public pages, which load no other sentences than theirs. */
export function shopFailureMessages(what: FailedShopCall, error: unknown): Message | string {
  return wordsOfRow(shopFailures[what], error);
}
