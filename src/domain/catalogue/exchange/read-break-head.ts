import { maximumUnits } from "../../quotes/quote-limits.ts";
import { bareHead } from "./columns.ts";

const words = {
  price: "(?:unit )?price(?: each)?|prix(?: unitaire)?|p\\.?u\\.?",
  from: "from|at|for|dès|à partir de|à|pour|≥|>=",
  unit: "pcs|pieces|pièces|bags|sacs|units|unités|ex|and more|et plus|or more|ou plus",
};
const number = "\\d{1,3}(?:[,. \\u00A0\\u202F'’]\\d{3})+|\\d+";
const head = new RegExp(
  `^(?:${words.price})?\\s*(?:${words.from})?\\s*(${number})\\s*(?:[-–—]\\s*(?:${number}))?\\s*(?:\\+|(?:${words.unit})\\.?\\s*\\+?)?$`,
  "u",
);
/** What may as well be a year, as in the price of 2027. */
const year = /^(?:.*\s)?(?:19|20)\d\d$/;

/** The quantity from which on the prices of a column count, by its head in lower case; undefined for every other head. */
export function readBreakHead(name: string): number | undefined {
  const bare = bareHead(name);
  return year.test(bare) ? undefined : readFromUnits(bare);
}

/** A quantity as lists write it: `10000`, `25,000 +`, `price from 25000`, `10 000 – 24 999`. */
export function readFromUnits(text: string): number | undefined {
  const digits = head.exec(text)?.[1];
  const units = Number(digits?.replace(/\D/g, "") ?? Number.NaN);
  return units >= 1 && units <= maximumUnits ? units : undefined;
}
