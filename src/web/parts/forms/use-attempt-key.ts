import { useRef } from "react";
import { randomKey } from "../../api/idempotency-key.ts";

/** Gives an attempt its idempotency key: the same content, sent again after a failure, keeps the key and counts once. */
export function useAttemptKey(): (content: string) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: randomKey() };
    return last.current.key;
  };
}
