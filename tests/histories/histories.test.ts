import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { engine } from "#tests/support/engine.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { commands } from "./commands.ts";
import { noCounts, play } from "./history.ts";
import { leftOut } from "./left-out.ts";
import { tapes } from "./tape.ts";
import { commandsOfTime } from "./time.ts";
import { openWorld, type World } from "./world.ts";

/** How many histories share a shop: longer, and its clock drifts through decades and its lists grow. */
const perWorld = 20;
const runs = sized({ quick: engine() === "sqlite" ? 24 : 6, deep: 5_000 });

/**
 * The clock moves without an answer. Money that counts for nothing is counted for what is open in its own deal by the shop
 * itself; a history, which has no other deal of its client, sees `count` refused.
 */
const isNeverAccepted = (name: string) => name in commandsOfTime || name === "count";

let world: World | undefined;
afterAll(async () => await world?.[Symbol.asyncDispose]());
let played = 0;

async function worldForNext(): Promise<World> {
  if (played % perWorld === 0) {
    await world?.[Symbol.asyncDispose]();
    world = undefined;
  }
  played += 1;
  world ??= await openWorld();
  return world;
}

test(`REL-M19 ${runs} histories of a deal keep what must hold of it`, async () => {
  const counts = noCounts();
  await fc.assert(
    fc.asyncProperty(tapes, async (tape) => {
      await play(await worldForNext(), tape, counts);
    }),
    { numRuns: runs, endOnFailure: lane !== "deep", seed: sized({ quick: 46, deep: Date.now() % 2 ** 31 }) },
  );
  const known = Object.keys(commands).filter((name) => !(name in leftOut) && !isNeverAccepted(name));
  const never = known.filter((name) => !counts.accepted.has(name));
  const { histories, steps, shapes } = counts;
  const figure = `${histories} histories, ${steps} steps, ${shapes.size} shapes of a deal`;
  recordFigure("REL-M19", `${figure}, ${known.length - never.length} of ${known.length} commands accepted`);
  // A command that is never accepted proves nothing; a short run cannot come to all of them.
  if (lane === "deep") expect(never).toEqual([]);
}, 3_600_000);
