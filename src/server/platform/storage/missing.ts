/** Whether the error says that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** For `catch`: nothing where it is not there, otherwise what went wrong. */
export function nothingWhenMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined;
  throw error;
}
