import { type MoneyStyle, showCents } from "../money/show-money.ts";
import { maximumPrintColours, type PrintPlace, printedColours, printPlaces } from "../prices/print-places.ts";
import { type Message, withValues } from "../words.ts";
import { nameOfProofPlace } from "./proofs/proof-facts.ts";

/** A printed place as it was proofed; what is not known of it is left out. */
export interface ProofedPlace {
  /** A known place by its name, or in staff's own words. */
  readonly place: string;
  readonly colours: number;
  readonly widthMm?: number | undefined;
  readonly heightMm?: number | undefined;
  readonly inks?: readonly string[] | undefined;
}

/** All that the plates of an order are made for (L20.2). */
export interface PlateFacts {
  readonly productIds: readonly number[];
  readonly sizeIds: readonly number[];
  readonly fabricColours: readonly string[];
  /** SHA-256 of the file that is printed; null where none was sent. */
  readonly artworkSha256: string | null;
  readonly places: readonly ProofedPlace[];
}

/** Why plates cannot be used again: for the whole order, or for one place. */
export type RepeatDifference =
  | { readonly kind: "plates" | "product" | "sizes" | "fabric" | "artwork" }
  | { readonly kind: "new-place"; readonly place: string }
  | {
      readonly kind: "colours" | "millimetres" | "inks";
      readonly place: string;
      readonly before: string;
      readonly now: string;
    };

export interface Repeat {
  readonly differences: readonly RepeatDifference[];
  /** The places that are set up again; none for an exact repeat. */
  readonly setUp: readonly Pick<ProofedPlace, "place" | "colours">[];
}

/**
 * What of an order is set up again when it is made once more: nothing of an exact repeat while its plates are stored;
 * after any difference the places that it touches.
 * @param platesUntil the last day on which the plates are stored; null where there are none
 */
export function compareRepeat(
  before: PlateFacts,
  now: PlateFacts,
  { platesUntil, today }: { readonly platesUntil: string | null; readonly today: string },
): Repeat {
  const arePlatesStored = platesUntil !== null && today <= platesUntil;
  const whole = [
    ...(arePlatesStored ? [] : (["plates"] as const)),
    ...(isSameSet(before.productIds, now.productIds) ? [] : (["product"] as const)),
    ...(isSameSet(before.sizeIds, now.sizeIds) ? [] : (["sizes"] as const)),
    ...(isSameSet(before.fabricColours, now.fabricColours) ? [] : (["fabric"] as const)),
    ...(before.artworkSha256 === now.artworkSha256 ? [] : (["artwork"] as const)),
  ].map((kind): RepeatDifference => ({ kind }));
  const ofPlaces = now.places.flatMap((place) => {
    const found = differencesOfPlace(
      before.places.find((each) => each.place === place.place),
      place,
    );
    return found.length > 0 ? [{ place, found }] : [];
  });
  return {
    differences: [...whole, ...ofPlaces.flatMap(({ found }) => found)],
    setUp: (whole.length > 0 ? now.places : ofPlaces.map(({ place }) => place)).map(({ place, colours }) => ({
      ...{ place, colours },
    })),
  };
}

/** What was printed, as a request names it: each known place once; a place in staff's own words stands in the proof alone. */
export function requestedPlaces(places: readonly ProofedPlace[]): PrintPlace[] {
  return printPlaces.flatMap((place) => {
    const colours = printedColours(places.filter((each) => each.place === place));
    return colours > 0 ? [{ place, colours: Math.min(colours, maximumPrintColours) }] : [];
  });
}

function differencesOfPlace(before: ProofedPlace | undefined, now: ProofedPlace): RepeatDifference[] {
  const { place } = now;
  if (!before) return [{ kind: "new-place", place }];
  const found: RepeatDifference[] = [];
  const [wasSize, size] = [millimetres(before), millimetres(now)];
  if (wasSize && size && wasSize !== size)
    found.push({ kind: "millimetres", place, before: wasSize, now: size });
  const changed = changedInks(before.inks ?? [], now.inks ?? []);
  if (changed) found.push({ kind: "inks", place, ...changed });
  else if (before.colours !== now.colours)
    found.push({ kind: "colours", place, before: String(before.colours), now: String(now.colours) });
  return found;
}

function millimetres({ widthMm, heightMm }: ProofedPlace): string | undefined {
  return widthMm === undefined || heightMm === undefined ? undefined : `${widthMm} × ${heightMm} mm`;
}

/** The inks that are only in one of both; they are compared where both are known. */
function changedInks(before: readonly string[], now: readonly string[]) {
  if (before.length === 0 || now.length === 0) return undefined;
  const gone = before.filter((ink) => !now.includes(ink));
  const come = now.filter((ink) => !before.includes(ink));
  if (gone.length === 0 || come.length === 0) return undefined;
  return { before: gone.join(", "), now: come.join(", ") };
}

function isSameSet<T>(one: readonly T[], other: readonly T[]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((each) => second.has(each));
}

const words = {
  plates: /*i18n*/ { id: "orders.repeat.plates", message: "the plates are no longer stored" },
  product: /*i18n*/ { id: "orders.repeat.product", message: "another product" },
  sizes: /*i18n*/ { id: "orders.repeat.sizes", message: "other sizes" },
  fabric: /*i18n*/ { id: "orders.repeat.fabric", message: "another fabric color" },
  artwork: /*i18n*/ { id: "orders.repeat.artwork", message: "another artwork file" },
  "new-place": /*i18n*/ { id: "orders.repeat.newPlace", message: "{place} print: new" },
  colours: /*i18n*/ {
    id: "orders.repeat.colours",
    message: "{place} print: {now} colors instead of {before}",
  },
  millimetres: /*i18n*/ {
    id: "orders.repeat.millimetres",
    message: "{place} print: {now} instead of {before}",
  },
  inks: /*i18n*/ { id: "orders.repeat.inks", message: "{place} print: ink {now} instead of {before}" },
} as const satisfies Record<RepeatDifference["kind"], Message>;

const setUpWords = {
  none: /*i18n*/ {
    id: "orders.repeat.exact",
    message: "Exact repeat: your plates are stored, there is no setup fee.",
  },
  unprinted: /*i18n*/ {
    id: "orders.repeat.unprinted",
    message: "Exact repeat: nothing is printed, there is no setup fee.",
  },
  untold: /*i18n*/ { id: "orders.repeat.setUpAgain", message: "{reasons}: set up again" },
  amount: /*i18n*/ { id: "orders.repeat.setUp", message: "{reasons}, setup fee {amount}" },
  unknown: /*i18n*/ { id: "orders.repeat.setUpUnknown", message: "{reasons}, setup fee to be confirmed" },
} as const satisfies Record<string, Message>;

interface Said {
  /** What is set up again costs; null where the list does not know it, undefined for a reader of no prices. */
  readonly setUpCents: number | null | undefined;
  /** Of an order without print there are no plates to speak of. */
  readonly isPrinted?: boolean;
  readonly money: MoneyStyle;
  readonly say: (message: Message) => string;
}

/** Why set-up comes back, or that it does not: "Back print: ink 186 C instead of 185 C, set-up $45.00". */
export function repeatSentence(
  repeat: Repeat,
  { setUpCents: cents, isPrinted = true, money, say }: Said,
): string {
  if (repeat.differences.length === 0) return say(isPrinted ? setUpWords.none : setUpWords.unprinted);
  const reasons = repeat.differences.map((difference) => reasonOf(difference, say)).join("; ");
  const shown = `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}`;
  if (cents === undefined) return say(withValues(setUpWords.untold, { reasons: shown }));
  return cents === null
    ? say(withValues(setUpWords.unknown, { reasons: shown }))
    : say(withValues(setUpWords.amount, { reasons: shown, amount: showCents(cents, money) }));
}

function reasonOf(difference: RepeatDifference, say: (message: Message) => string): string {
  if (!("place" in difference)) return say(words[difference.kind]);
  const place = nameOfProofPlace(difference.place, say);
  const { kind } = difference;
  if (kind === "new-place") return say(withValues(words[kind], { place }));
  return say(withValues(words[kind], { place, before: difference.before, now: difference.now }));
}
