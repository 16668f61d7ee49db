import { fold } from "#domain/text/fold.ts";
import type { Dice } from "./dice.ts";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
}

/** A person who does not exist; the number keeps the address apart from all others. */
export function personOf(dice: Dice, number: number, prefix = ""): Person {
  const [first, last] = [dice.oneOf(firstNames), lastNameOf(dice)];
  const company = `${dice.oneOf(places)} ${dice.oneOf(trades)}`;
  const plain = (text: string) => fold(text).replace(/[^a-z]/g, "");
  return {
    name: `${first} ${last}`,
    // `.example` is reserved: no mail of a filled shop is ever delivered.
    email: `${prefix}${plain(first)}.${plain(last)}.${number}@${plain(company)}.example`,
    phone: `(${200 + dice.below(800)}) 555-${String(dice.below(10_000)).padStart(4, "0")}`,
    company,
  };
}

/** Some 3,000 names: as many people share one as in a real list. */
function lastNameOf(dice: Dice): string {
  return `${dice.oneOf(beginnings)}${dice.oneOf(middles)}${dice.oneOf(ends)}`;
}

const firstNames = [
  "Ann", "Ben", "Chloé", "Dora", "Émile", "Fay", "Gus", "Hélène", "Iris", "Jonas", "Kate", "Léa", "Marc", "Nora",
  "Omar", "Priya", "Quentin", "Rosa", "Sam", "Théo", "Uma", "Vera", "Walt", "Ximena", "Yann", "Zoe", "Aïcha",
  "Björn", "Carmen", "Dieter", "Elif", "Finn", "Grace", "Hiro", "Inès", "Jorge", "Keiko", "Luca", "Mina", "Noah",
] as const; // biome-ignore format: a list of words
const beginnings = [
  "Al",
  "Ber",
  "Car",
  "Del",
  "Ev",
  "Fon",
  "Gar",
  "Hol",
  "Ib",
  "Jan",
  "Kel",
  "Lam",
  "Mar",
  "Nor",
  "Os",
  "Per",
  "Ros",
  "Sol",
  "Tor",
  "Val",
] as const;
const middles = ["a", "be", "ci", "do", "en", "fi", "go", "her", "in", "li"] as const;
const ends = [
  "bert",
  "court",
  "dale",
  "field",
  "gren",
  "kamp",
  "ley",
  "mont",
  "nard",
  "quist",
  "reau",
  "son",
  "tier",
  "ville",
  "worth",
] as const;
const places = [
  "Aspen",
  "Boulder",
  "Cedar",
  "Delta",
  "Estes",
  "Frisco",
  "Golden",
  "Holyoke",
  "Ignacio",
  "Juniper",
] as const;
const trades = [
  "Bakery",
  "Books",
  "Clinic",
  "Events",
  "Farms",
  "Foods",
  "Market",
  "Museum",
  "Outfitters",
  "School",
] as const;
