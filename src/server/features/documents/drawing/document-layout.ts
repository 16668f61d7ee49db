import type { Language } from "#domain/language/language.ts";

/** A label and what it says, such as `Paid on` and a date. */
export interface DocumentFact {
  readonly label: string;
  readonly value: string;
}

/** A line of the table; the two in the middle are empty for a fee. */
export interface DocumentRow {
  readonly item: string;
  readonly units: string;
  readonly unitPrice: string;
  readonly amount: string;
  /** A fifth column, of a packing slip alone. */
  readonly left?: string;
}

/** A picture as a browser shows it, and what it shows. */
export interface DocumentPicture {
  readonly bytes: Buffer;
  readonly label: string;
  /** What stands below it. Such a picture is shown whole, wherever it stands. */
  readonly caption?: string;
}

/** A print of a proof, as large as it is on the bag where the paper has room, its sides by lines and its inks as swatches. */
export interface DocumentPrint {
  readonly title: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** What stands at its sides. */
  readonly width: string;
  readonly height: string;
  /** What is printed, and on which colour; without it the print is an empty frame. */
  readonly art?: { readonly bytes: Buffer; readonly ground: string } | undefined;
  /** By name, and about how they look where that is known. */
  readonly inks: readonly { readonly name: string; readonly code: string | undefined }[];
  /** Said of it at its true size, and else, where `{scale}` stands for how many times smaller it is drawn. */
  readonly whole: string;
  readonly scaled: string;
}

/** A text to read by a camera, and the words beside it. */
export interface DocumentCode {
  readonly of: string;
  readonly label: string;
}

/** How an offer opens: what is offered beside its picture, in the shop's own words, and for how much. */
export interface DocumentOpening {
  readonly headline: string;
  readonly words: string;
  /** Whose words these are. */
  readonly from?: string | undefined;
  readonly amount?: DocumentFact | undefined;
  readonly picture?: DocumentPicture | undefined;
}

/** One of several that stand side by side. */
export interface DocumentColumn {
  readonly label: string;
  readonly figure: string;
  readonly strong?: string | undefined;
  readonly text: string;
}

/** A part of an offer, below a hairline: facts side by side, columns, amounts under each other, or a text beside its code. */
export type DocumentPart = { readonly title: string } & (
  | { readonly kind: "facts"; readonly facts: readonly DocumentFact[] }
  | {
      readonly kind: "columns";
      readonly columns: readonly DocumentColumn[];
      readonly note?: string | undefined;
    }
  | { readonly kind: "amounts"; readonly amounts: readonly DocumentFact[] }
  | { readonly kind: "text"; readonly text: string; readonly code?: DocumentCode }
);

/** A document as data, in its reader's language: all that is rendered as a PDF, in a process of its own. */
export interface DocumentLayout {
  readonly language: Language;
  readonly shopName: string;
  /** The shop's own mark, as a JPEG on white. */
  readonly mark?: Buffer | undefined;
  /** The same of a logo that is the name, in the place of both. */
  readonly wordmark?: Buffer;
  /** Address and ways to reach the shop, a line each. */
  readonly shopLines: readonly string[];
  readonly title: string;
  /** How things stand, in a sentence. */
  readonly lead: string;
  /** Of an offer: it stands under title and lead, which are smaller then. */
  readonly opening?: DocumentOpening | undefined;
  /** Stands out, where a document could be taken for more than it is. */
  readonly notice: string | undefined;
  /** Two columns of facts: whom it is for, and what it is about. */
  readonly facts: readonly [readonly DocumentFact[], readonly DocumentFact[]];
  /** The picture of the bag, and each print of it: above the table. */
  readonly prints?: { readonly bag: DocumentPicture | undefined; readonly each: readonly DocumentPrint[] };
  /** Above the table. */
  readonly before?: readonly DocumentPart[];
  /** Of the table, where it is one of several parts. */
  readonly tableTitle?: string;
  readonly head: DocumentRow;
  readonly rows: readonly DocumentRow[];
  /** Under the table, the last one the sum that counts. */
  readonly sums: readonly DocumentFact[];
  /** Below the table, before the texts. */
  readonly after?: readonly DocumentPart[];
  readonly texts: readonly DocumentFact[];
  /** Below the texts. */
  readonly last?: readonly DocumentPart[];
  readonly picture?: DocumentPicture | undefined;
  readonly code?: DocumentCode;
  /** Where it is signed by hand: what is agreed to, and what is written beside each line. */
  readonly toSign?: { readonly title: string; readonly fields: readonly string[] } | undefined;
  /** Of a French invoice: its data, which goes with the file (ADR-113). */
  readonly facturX?: string;
  /** On every page; `{page}` and `{pages}` stand for the numbers, which are known when it is drawn. */
  readonly pageLabel: string;
  /** Replace letters that no font has. */
  readonly marks: ReadonlyMap<string, string>;
  readonly madeAt: Date;
}
