import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Whether a column that is kept in lower case holds the text, which is taken literally: `%` and `_` are characters
 * (I11). Lower case is made by `searchable`, because neither database folds accented letters by itself.
 */
export function contains(column: Expression<string>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${likePattern(text)} escape '\\'`;
}

/** The pattern of `contains`, escaped with a backslash. */
export function likePattern(text: string): string {
  return `%${searchable(text).replace(/[\\%_]/g, "\\$&")}%`;
}

/** The form in which texts are searched. Several fields become one text, so that one search finds any of them. */
export function searchable(...texts: readonly string[]): string {
  return texts.join("\n").normalize("NFC").toLowerCase();
}
