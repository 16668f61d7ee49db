import { maxCatalogueLines } from "#domain/catalogue/exchange/columns.ts";
import { type Message, withValues } from "#domain/words.ts";

/** A file that is no table that can be read; its words say what to do. */
export class UnreadableTable extends Error {
  readonly words: Message;

  constructor(words: Message, cause?: unknown) {
    super(words.message, { cause });
    this.name = "UnreadableTable";
    this.words = words;
  }
}

export const noTable: Message = /*i18n*/ {
  id: "import.file.noTable",
  message: "This file cannot be read. Save it as CSV or as .xlsx, without a password.",
};

const moreRows: Message = /*i18n*/ {
  id: "import.file.tooManyRows",
  message: "The file has more than {most, number} rows. Divide it into several.",
};

export const tooManyRows = withValues(moreRows, { most: maxCatalogueLines });
