/** Chance that comes out the same every time: each row has dice of its own, named by its number. */
export interface Dice {
  /** A number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number;
  readonly oneOf: <T>(choices: readonly [T, ...T[]]) => T;
  /** Whether something happens that happens so often in a thousand. */
  readonly happens: (perThousand: number) => boolean;
}

/** Mulberry32: 32 bits of state are plenty for what only has to look various. */
export function diceOf(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneOf: (choices) => choices[below(choices.length)] ?? choices[0],
    happens: (perThousand) => below(1000) < perThousand,
  };
}
