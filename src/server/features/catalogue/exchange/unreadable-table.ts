import { maxCatalogueColumns, maxCatalogueLines } from "#domain/catalogue/exchange/columns.ts";
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

const moreColumns: Message = /*i18n*/ {
  id: "import.file.tooManyColumns",
  message: "The file has more than {most, number} columns. Remove those that are not needed.",
};

export const tooManyColumns = withValues(moreColumns, { most: maxCatalogueColumns });

export const tooMuchText: Message = /*i18n*/ {
  id: "import.file.tooMuchText",
  message: "The file holds more text than can be read at once. Divide it into several.",
};
