import { useRef } from "react";
import { randomKey } from "../../api/idempotency-key.ts";

/**
 * Gives the first of several commands of one press its key: sent again because a later one failed, it counts once. What a
 * press sends alone gets its key from `call`.
 */
export function useAttemptKey(): (content: string) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: randomKey() };
    return last.current.key;
  };
}
