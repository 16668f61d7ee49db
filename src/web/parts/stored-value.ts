import { useSyncExternalStore } from "react";
import { onShownAgain } from "./shown-again.ts";

interface Stored<T> {
  readonly key: string;
  readonly read: (text: string | null) => T;
  /** The stored text; null removes the entry. */
  readonly write: (value: T) => string | null;
  /** Until the browser is closed and for this tab alone, or until it is removed and for all of them. */
  readonly where?: "session" | "local";
  /** Shown while rendering on the server and during hydration, so that both agree. */
  readonly onServer: T;
}

export interface StoredValue<T> {
  get(): T;
  set(change: (value: T) => T): void;
  use(): T;
}

/**
 * A value in the browser's storage that components follow, in every tab. Where storage is closed or full it lives as long as
 * the page: nothing the visitor did is refused for that.
 */
export function createStoredValue<T>({
  key,
  read,
  write,
  where = "local",
  onServer,
}: Stored<T>): StoredValue<T> {
  const listeners = new Set<() => void>();
  let seen: { readonly text: string | null; readonly value: T } | undefined;
  let isOnlyHere = false;

  function get(): T {
    if (seen && isOnlyHere) return seen.value;
    const text = readText(where, key, seen?.text ?? null);
    if (seen === undefined || seen.text !== text) seen = { text, value: read(text) };
    return seen.value;
  }
  function set(change: (value: T) => T): void {
    const value = change(get());
    const text = write(value);
    seen = { text, value };
    isOnlyHere = !writeText(where, key, text);
    for (const tell of listeners) tell();
  }
  function subscribe(tell: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) tell();
    };
    listeners.add(tell);
    window.addEventListener("storage", onStorage);
    const stop = onShownAgain(tell);
    return () => {
      listeners.delete(tell);
      stop();
      window.removeEventListener("storage", onStorage);
    };
  }
  return { get, set, use: () => useSyncExternalStore(subscribe, get, () => onServer) };
}

/** Throws where the browser blocks storage. */
function storageOf(where: "session" | "local"): Storage {
  return where === "session" ? sessionStorage : localStorage;
}

function readText(where: "session" | "local", key: string, otherwise: string | null): string | null {
  try {
    return storageOf(where).getItem(key);
  } catch {
    // Storage is closed: what this page knows is all there is.
    return otherwise;
  }
}

/** False when storage is closed or full: the value then lives as long as the page. */
function writeText(where: "session" | "local", key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(where).removeItem(key);
    else storageOf(where).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
