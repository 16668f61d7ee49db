import { use } from "react";

/**
 * What a loader gave: at once where the server waited for it, later where the browser shows the page first. The nearest
 * Suspense shows what is said meanwhile. The promise must not reject.
 */
export function useSettled<T>(value: T | Promise<T>): T {
  return value instanceof Promise ? use(value) : value;
}
