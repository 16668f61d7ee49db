import { sql } from "kysely";
import { expect } from "vitest";
import type { UndoableCommand } from "#domain/quotes/undoable-commands.ts";
import type { Command, Giving } from "./commands.ts";
import type { Deal } from "./deal.ts";
import { choose } from "./tape.ts";

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
  ...([
    ["send", "send-offer"],
    ["waive-item", "waive"],
    ["write-off", "waive"],
    ["transfer", "transfer"],
    ["start", "start"],
    ["pack", "pack"],
    ["ship", "ship"],
    ["deliver", "deliver"],
    ["settle", "settle"],
  ] as const),
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

const ofQuote = ["quote_versions", "invoices", "proofs", "messages"] as const;
const ofOrder = ["order_lines", "order_gates", "plan_items", "shipments", "settlements"] as const;

/** How a deal stands: its rows without the counts of its changes, and without the payments, of which a wrong one is kept. */
async function readStanding({ world: { services }, quoteId }: Deal): Promise<readonly unknown[]> {
  const { db } = services;
  const orders = sql`(select id from orders where quote_id = ${quoteId})`;
  const asked = [
    sql`select * from quotes where id = ${quoteId}`,
    sql`select * from orders where quote_id = ${quoteId} order by id`,
    ...ofQuote.map((table) => sql`select * from ${sql.table(table)} where quote_id = ${quoteId} order by id`),
    ...ofOrder.map((table) => sql`select * from ${sql.table(table)} where order_id in ${orders}`),
  ];
  const rows = await Promise.all(asked.map((each) => each.execute(db)));
  return rows.map((each) =>
    each.rows.map((row) => ({ ...(row as object), version: 0, price_version: 0, updated_at: "" })),
  );
}
