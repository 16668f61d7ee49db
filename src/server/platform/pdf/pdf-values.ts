/** A value of a PDF, as far as dictionaries of encryption need: strings are bytes as Latin-1 text, names keep their slash. */
export type PdfValue = string | number | boolean | null | PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  readonly entries: ReadonlyMap<string, PdfValue>;
}

/** No dictionary that the shop reads is larger, or holds others deeper within. */
const mostCharacters = 20_000;
const deepest = 8;
const closing = Symbol("closing bracket");
type Token = PdfValue | typeof closing;

/** Reads one value at a place of a document's text; undefined when there is none that can be read. */
export function readPdfValue(text: string, at: number): PdfValue | undefined {
  const reader = new Reader(text.slice(at, at + mostCharacters));
  try {
    const value = reader.token(0);
    return value === closing ? undefined : value;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Unreadable extends Error {}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  token(depth: number): Token {
    if (depth > deepest) throw new Unreadable();
    this.#take(/(?:[\s\0]|%[^\r\n]*)*/y);
    if (this.#take(/<</y)) return { entries: pairs(this.#until(depth)) };
    if (this.#take(/\[/y)) return this.#until(depth);
    if (this.#take(/>>|\]/y)) return closing;
    if (this.#take(/\(/y)) return this.#literal();
    const hexadecimal = this.#take(/<[\da-f\s]*>/iy);
    if (hexadecimal) return fromHex(hexadecimal.replace(/[^\da-f]/gi, ""));
    const name = this.#take(/\/[^\s\0()<>[\]{}/%]*/y);
    if (name) return name;
    const word = this.#take(/[^\s\0()<>[\]{}/%]+/y);
    if (!word) throw new Unreadable();
    if (word === "true" || word === "false") return word === "true";
    const number = Number(word);
    // The R of a reference, and null.
    return Number.isNaN(number) ? null : number;
  }

  #until(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (let next = this.token(depth + 1); next !== closing; next = this.token(depth + 1)) values.push(next);
    return values;
  }

  /** Behind its opening bracket. Brackets within are in pairs, or have a backslash before them. */
  #literal(): string {
    let value = "";
    for (let open = 1; ; ) {
      const part = this.#take(/\\(?:[0-7]{1,3}|\r\n|[\s\S])|[^\\]/y);
      if (part === undefined) throw new Unreadable();
      if (part === "(") open += 1;
      if (part === ")") open -= 1;
      if (open === 0) return value;
      value += part.startsWith("\\") ? unescaped(part.slice(1)) : part;
    }
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found || undefined;
  }
}

/** Names are followed by their values. What is left of a reference behind its first number is no name. */
function pairs(values: readonly PdfValue[]): Map<string, PdfValue> {
  const entries = new Map<string, PdfValue>();
  for (let at = 0; at + 1 < values.length; at += 1) {
    const [name, value] = values.slice(at, at + 2);
    if (typeof name !== "string" || value === undefined) continue;
    entries.set(name, value);
    at += 1;
  }
  return entries;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function unescaped(part: string): string {
  if (/^[0-7]/.test(part)) return String.fromCharCode(Number.parseInt(part, 8) & 0xff);
  if (/^[\r\n]/.test(part)) return "";
  return escapes[part] ?? part;
}

function fromHex(digits: string): string {
  return Buffer.from(digits.padEnd(digits.length + (digits.length % 2), "0"), "hex").toString("latin1");
}
