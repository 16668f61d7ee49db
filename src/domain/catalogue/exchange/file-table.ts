import type { Message } from "#domain/words.ts";

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

/** Whether a cell says nothing: a spreadsheet leaves spaces behind, too. */
export function isBlankCell(cell: FileCell): boolean {
  return typeof cell === "string" && cell.trim() === "";
}

export function textOfCell(cell: FileCell | undefined): string {
  return typeof cell === "string" ? cell : "";
}
