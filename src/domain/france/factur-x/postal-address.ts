import { countryCode } from "./country-code.ts";

/** An address as e-invoices have it: at most three lines, and what a program sorts by where it could be told. */
export interface PostalAddress {
  readonly lines: readonly string[];
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
}

/** `69002 Lyon`, `L-1234 Luxembourg`, `1012 AB Amsterdam`. */
const townLine = /^((?:[A-Z]{1,2}-)?\d{4,6}(?: [A-Z]{2}(?= ))?)\s+(\S.*)$/;
/** `Denver, CO 80202`. */
const townFirst = /^(.+?),?\s+([A-Z]{2}\s+\d{5}(?:-\d{4})?)$/;

/** An address from the lines that papers have, whose last one may name its country: without one it lies in France. */
export function postalAddress(written: readonly string[]): PostalAddress {
  const given = written.map((line) => line.trim()).filter(Boolean);
  const named = given.length > 1 ? countryCode(given.at(-1) ?? "") : undefined;
  const lines = named ? given.slice(0, -1) : given;
  const last = lines.at(-1) ?? "";
  const [, postcode = "", city = ""] = townLine.exec(last) ?? [];
  const [, first = "", behind = ""] = townFirst.exec(last) ?? [];
  const street = city || first ? lines.slice(0, -1) : lines;
  const [one = "", two = "", ...more] = street;
  return {
    lines: [one, two, more.join(", ")].filter(Boolean),
    postcode: postcode || behind,
    city: city || first,
    country: named ?? "FR",
  };
}

/** The seller's, whose lines go on with a telephone number and a mail address. */
export function sellerAddress(lines: readonly string[]): PostalAddress {
  return postalAddress(lines.filter((line) => !line.includes("@") && !/^[+\d][\d\s().-]{5,}$/.test(line)));
}
