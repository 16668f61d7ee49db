import fc from "fast-check";

/**
 * A step as four small numbers. Each is taken modulo what there is to choose from, so that any tape is a valid history and
 * stays one while it is shrunk.
 */
export interface Step {
  /** Which command. */
  readonly command: number;
  /** Of which thing: a payment, an item, a document; or how. */
  readonly object: number;
  /** How much. */
  readonly amount: number;
  /** Which day, or how far the clock moves. */
  readonly day: number;
}

/** How far a deal has come before the first step. */
export const beginnings = ["asked", "offered", "accepted", "invoiced", "made", "packed"] as const;
export type Beginning = (typeof beginnings)[number];

export interface Tape {
  readonly begin: Beginning;
  /** Draws the offer, the client and the shop's choices of the beginning. */
  readonly kind: number;
  /** Draws which quarter of the commands this history goes without. */
  readonly without: number;
  readonly steps: readonly Step[];
}

// Evenly: drawn as usual, numbers near zero would give the first commands again and again.
const small = fc.noBias(fc.nat(4095));

export const tapes: fc.Arbitrary<Tape> = fc.record({
  // Most begin as orders: from a bare request, few histories come that far.
  begin: fc.constantFrom(...beginnings),
  kind: small,
  without: small,
  steps: fc.array(fc.record({ command: small, object: small, amount: small, day: small }), {
    minLength: 3,
    maxLength: 25,
    size: "max",
  }),
});

/** The element that a number stands for; undefined where there is none. */
export function pick<T>(list: readonly T[], by: number): T | undefined {
  return list[by % Math.max(1, list.length)];
}

/** The same of a list that is never empty. */
export function choose<const L extends readonly [unknown, ...unknown[]]>(list: L, by: number): L[number] {
  return list[by % list.length];
}

/** Whether a history goes without a command: a quarter of them, others for each number. */
export function isLeftOut(name: string, without: number): boolean {
  let hash = without + 1;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash % 4 === 0;
}
