/** SQLite's result codes (sqlite.org/rescode.html). */
export const sqliteCodes = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  full: 13,
  cannotOpen: 14,
  uniqueViolation: 2067,
  primaryKeyViolation: 1555,
} as const;

/** The extended result code of an error of SQLite; its last byte alone is the primary one. */
export function sqliteCodeOf(error: Error): number | undefined {
  const isOfSqlite = "code" in error && error.code === "ERR_SQLITE_ERROR";
  return isOfSqlite && "errcode" in error && typeof error.errcode === "number" ? error.errcode : undefined;
}

/** Does an error of SQLite have one of these primary codes? */
export function isSqliteError(error: Error, primaryCodes: readonly number[]): boolean {
  const code = sqliteCodeOf(error);
  return code !== undefined && primaryCodes.includes(code & 0xff);
}
