import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { fold } from "#domain/text/fold.ts";

/**
 * Whether a column that `searchable` has written holds the text, which is taken literally: `%` and `_` are characters.
 * Neither database folds accented letters by itself.
 */
export function contains(column: Expression<string>, text: string): RawBuilder<SqlBool> {
  return containsLiteral(column, searchable(text));
}

/** The same for a column that holds something else, and a text in the same form. */
export function containsLiteral(column: Expression<string>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like ${patternOf(text)} escape '\\'`;
}

/** The pattern of `contains`, escaped with a backslash. */
export function likePattern(text: string): string {
  return patternOf(searchable(text));
}

function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** The form in which texts are searched. Several fields become one text, so that one search finds any of them. */
export function searchable(...texts: readonly string[]): string {
  return fold(texts.join("\n"));
}
