import { setImmediate as letOthersPass } from "node:timers/promises";

let before: Promise<void> = Promise.resolve();

/**
 * One page at a time is drawn and packed, and others are let pass before each of the two. Pages that were all drawn in
 * one go held up whoever asked for anything else until the last of them was, and the texts of all lay in memory
 * meanwhile. What a page waits for (its data) comes before: a slow one keeps nobody.
 * @returns what `pack` made of what `draw` did
 */
export function drawInTurn<Drawn, Page>(draw: () => Drawn, pack: (drawn: Drawn) => Page): Promise<Page> {
  const mine = before.then(async () => {
    await letOthersPass();
    const drawn = draw();
    await letOthersPass();
    return pack(drawn);
  });
  // Who comes next waits for this one, and not for its luck.
  before = mine.then(nothing, nothing);
  return mine;
}

function nothing(): void {}
