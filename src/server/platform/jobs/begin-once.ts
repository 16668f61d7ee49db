/**
 * Begins something at the first call, and returns the same promise to all. After a failure (no file handle
 * was left, say) the next call tries again.
 */
export function beginOnce<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
