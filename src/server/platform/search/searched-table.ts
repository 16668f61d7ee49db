/**
 * A table whose `search_text`, made by `searchable`, is found by fragments. A table beside it, `<name>_search`, holds
 * the texts of the rows that are not deleted, kept up to date by triggers.
 */
export interface SearchedTable {
  readonly name: string;
  /** Whether rows may carry a `deleted_at`. */
  readonly isSoftDeleted: boolean;
  /** Where its e-mail address stands, in lower case and with an index: a whole address is looked up, not searched. */
  readonly email?: string;
  /** What of the text has an index that finds its beginning: all of it, unless an expression says how much. */
  readonly beginning?: string;
}

/** The table beside it. */
export function searchTableOf({ name }: Pick<SearchedTable, "name">): string {
  return `${name}_search`;
}
