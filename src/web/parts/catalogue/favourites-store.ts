import { readId, readJson } from "#domain/text/read-value.ts";
import { createStoredValue } from "../stored-value.ts";

/** The favourites of this device: ids of products. */
export const favouritesStore = createStoredValue<readonly number[]>({
  key: "favourites",
  read: (text) => {
    const ids = readJson(text ?? "");
    return Array.isArray(ids) ? ids.map(readId).filter((id) => id !== undefined) : [];
  },
  write: (ids) => (ids.length > 0 ? JSON.stringify(ids) : null),
  onServer: [],
});

export function toggleFavourite(id: number): void {
  favouritesStore.set((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
}
