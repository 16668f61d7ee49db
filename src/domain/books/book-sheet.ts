import { type Cell, csvText } from "../text/csv.ts";

/** What a file holds. One of both, credit notes below zero, is a file of invoices. */
export const bookFileKinds = ["invoices", "credit_notes", "payments", "journal"] as const;
export type BookFileKind = (typeof bookFileKinds)[number];

/** What the amounts of a file come to, by the account or item that it names. */
export interface AccountSum {
  readonly account: string;
  readonly cents: number;
}

/** A file of the books as text. */
export interface BookFile {
  readonly name: string;
  readonly kind: BookFileKind;
  readonly documents: number;
  readonly sums: readonly AccountSum[];
  readonly content: string;
  /** Below its head. */
  readonly rowCount: number;
}

export interface SheetRow {
  readonly cells: readonly Cell[];
  readonly sums: readonly AccountSum[];
}

/** How a program reads what is of one kind: its columns, the rows of each document, and how much it takes at once. */
export interface BookSheet<Item> {
  readonly kind: BookFileKind;
  readonly columns: readonly string[];
  readonly rowsOf: (item: Item) => readonly SheetRow[];
  readonly most: { readonly documents: number; readonly rows: number };
  /** Where it is no file with commas. */
  readonly textOf?: (rows: readonly (readonly Cell[])[]) => string;
}

/**
 * The files of a sheet, none with more documents or rows than its program takes, and no document in two. One without a
 * row where there is nothing to write.
 * @param nameOf the name of a file, by what stands at its end where there are several
 */
export function sheetFiles<Item>(
  items: readonly Item[],
  sheet: BookSheet<Item>,
  nameOf: (part: string) => string,
): BookFile[] {
  const files: Omit<BookFile, "name">[] = [];
  let [documents, rows] = [0, [] as SheetRow[]];
  // Each file is written as soon as it is full, so that the rows of all of them never stand in memory.
  const write = () => {
    const text = sheet.textOf ?? ((cells: readonly (readonly Cell[])[]) => csvText(cells, "en"));
    files.push({
      ...{ kind: sheet.kind, documents, sums: sumsOf(rows.flatMap(({ sums }) => sums)) },
      ...{ rowCount: rows.length, content: text([sheet.columns, ...rows.map(({ cells }) => cells)]) },
    });
    [documents, rows] = [0, []];
  };
  for (const item of items) {
    const more = sheet.rowsOf(item);
    const isFull = documents >= sheet.most.documents || rows.length + more.length > sheet.most.rows;
    if (documents > 0 && isFull) write();
    documents += 1;
    rows.push(...more);
  }
  write();
  return files.map((file, index) => ({ ...file, name: nameOf(files.length > 1 ? `_${index + 1}` : "") }));
}

/** What amounts come to by account, in the order in which these came; an account of nothing stands there too. */
export function sumsOf(rows: readonly AccountSum[]): AccountSum[] {
  const sums = new Map<string, number>();
  for (const { account, cents } of rows) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums].map(([account, cents]) => ({ account, cents }));
}
