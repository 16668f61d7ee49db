import { type Expression, type SqlBool, sql } from "kysely";

/**
 * Whether a column holds the text, whatever its case; `%` and `_` stand for themselves (I11). A database may know
 * the case of English letters only, so text beyond them is also looked for exactly as it was typed.
 */
export function containsText(column: Expression<string | null>, text: string): Expression<SqlBool> {
  const anyCase = sql<SqlBool>`lower(${column}) like ${pattern(text.toLowerCase())} escape '!'`;
  if (/^[ -~]*$/.test(text)) return anyCase;
  return sql<SqlBool>`(${anyCase} or ${column} like ${pattern(text)} escape '!')`;
}

function pattern(text: string): string {
  return `%${text.replace(/[!%_]/g, "!$&")}%`;
}
