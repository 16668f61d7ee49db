import { idsOfFiles } from "virtual:page-words";
import type { Messages } from "@lingui/core";

/**
 * Of a locale's messages those that a page may show: of its files, and of its loaders' and action's data (the
 * shop's facts, why something failed). Loaded parts (the cart, a dialog) and further pages bring theirs, but for those
 * that the shop says otherwise than the catalogs: each page carries them.
 */
export function wordsOfPage(
  all: Messages,
  files: Iterable<string>,
  { data, always }: { readonly data: unknown; readonly always: readonly string[] },
): Messages {
  if (!idsOfFiles) return all;
  const ids = new Set([...idsIn(data), ...always]);
  for (const file of files) for (const id of idsOfFiles[file] ?? []) ids.add(id);
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const words = all[id];
      return words === undefined ? [] : [[id, words]];
    }),
  );
}

/** The ids of the messages anywhere in what a page was given. */
function idsIn(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  const own = "id" in data && typeof data.id === "string" && "message" in data ? [data.id] : [];
  return [...own, ...Object.values(data).flatMap(idsIn)];
}
