import { maximumBreaks } from "#domain/prices/price-list-rules.ts";
import { type Message, withValues } from "#domain/words.ts";

/** A cell of a spreadsheet: its text, numbers as digits; or a day, into which a spreadsheet turns what looks like one. */
export type FileCell = string | Date;

/** A file as rows of cells, the head first. */
export interface FileTable {
  readonly rows: readonly (readonly FileCell[])[];
  /** French spreadsheets write `0,155` in the files that they separate by semicolons. */
  readonly decimalSign: "." | ",";
}

/** What is wrong with one cell. Rows are counted as a spreadsheet counts them: the head is row 1. */
export interface CatalogueFault {
  readonly row: number;
  readonly field: string;
  readonly message: Message;
}

/** As many faults are named as a person corrects before the next look. */
export const mostCatalogueFaults = 500;

const moreBreaks: Message = /*i18n*/ {
  id: "import.breaks.most",
  message: "A price list holds at most {most, number} prices by quantity.",
};

export const tooManyBreaks = withValues(moreBreaks, { most: maximumBreaks });

/** Whether a cell says nothing: a spreadsheet leaves spaces behind, too. */
export function isBlankCell(cell: FileCell): boolean {
  return typeof cell === "string" && cell.trim() === "";
}

export function textOfCell(cell: FileCell | undefined): string {
  return typeof cell === "string" ? cell : "";
}
