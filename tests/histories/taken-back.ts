import { expect } from "vitest";
import type { UndoableCommand } from "#domain/quotes/undoable-commands.ts";
import type { Command, Giving } from "./commands.ts";
import type { Deal } from "./deal.ts";
import { choose } from "./tape.ts";
import { readTables } from "./unchanged.ts";

type Commands = Readonly<Record<string, Command>>;

/** What can be taken back: its name in a history, and as it is undone. */
type Way = readonly [name: string, command: UndoableCommand];
type Ways = readonly [Way, ...Way[]];
const decisions: Ways = [
  ["confirm", "confirm"],
  ["reject", "reject"],
];
const ways: Ways = [
  ...decisions,
  ["send", "send-offer"],
  ["waive-item", "waive"],
  ["write-off", "waive"],
  ["transfer", "transfer"],
  ["start", "start"],
  ["pack", "pack"],
  ["ship", "ship"],
  ["deliver", "deliver"],
  ["settle", "settle"],
];

/** What is done and taken back in one moment: after each step of a history its client reads the deal, and then it stands. */
export function takenBack(commands: Commands): Commands {
  return {
    undo: (giving) =>
      doAndTakeBack(commands, giving, ways, (command) => ({ path: "undo", body: { command } })),
    "undo-decision": (giving) =>
      doAndTakeBack(commands, giving, decisions, () => ({ path: "undo-decision", body: {} })),
  };
}

async function doAndTakeBack(
  commands: Commands,
  giving: Giving,
  among: Ways,
  undoing: (command: UndoableCommand) => { readonly path: string; readonly body: object },
): ReturnType<Command> {
  const { deal, step } = giving;
  const [name, command] = choose(among, step.object >> 4);
  const before = await readStanding(deal);
  const done = await commands[name]?.(giving);
  if (!done || done.status > 299) return done;
  const { path, body } = undoing(command);
  const answer = await deal.world.staff("POST", `quotes/${deal.quoteId}/${path}`, { body });
  expect(answer.status, `${name} is taken back: ${answer.text}`).toBeLessThan(300);
  expect(await readStanding(deal), `${name} was taken back and leaves nothing`).toEqual(before);
  return answer;
}

/** How a deal stands: its rows without the counts of its changes, and without the payments, of which a wrong one is kept. */
async function readStanding(deal: Deal): Promise<object> {
  const { payments: _, ...tables } = await readTables(deal);
  const counts = { version: 0, price_version: 0, updated_at: "" };
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => ({ ...row, ...counts }))]),
  );
}
