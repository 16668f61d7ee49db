/**
 * Begins something with whoever needs it first, and gives all the same. Where that failed (no file handle was left, say),
 * the next one tries again (REL-F4).
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
