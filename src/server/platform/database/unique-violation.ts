import { sqliteCodeOf, sqliteCodes } from "./sqlite-error.ts";

/** Whether the database refused a row because another one already holds the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  if (code === "23505") return true;
  const sqliteCode = sqliteCodeOf(error);
  return sqliteCode === sqliteCodes.uniqueViolation || sqliteCode === sqliteCodes.primaryKeyViolation;
}
