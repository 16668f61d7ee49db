// npm run bench:board: how soon the board of production stands, and how it follows a dragged card; exit code 1 past a
// promise.
import { parseArgs } from "node:util";
import { z } from "zod";
import { sum } from "#domain/sum.ts";
import { buildIfStale } from "../../tools/build/build-if-stale.ts";
import { exitWith } from "../../tools/say.ts";
import { table } from "../../tools/table.ts";
import { fill } from "../lists/fill.ts";
import { openOffice } from "../lists/office.ts";
import { show, spreadOf } from "../rounds.ts";
import { ownFolder } from "../shop.ts";
import { openBrowser } from "./open-browser.ts";
import { type SeenBoard, watchBoard } from "./watch-board.ts";

/** Seeded quotes of which some 200 and some 2,000 are orders that are not closed yet. */
const [few, many] = [1_600, 16_000];
/** Milliseconds: from the click to the cards, and for a frame while dragging. */
const most = { open: 300, frame: 200 };
const board = z.object({ columns: z.array(z.object({ count: z.number() })) });

await exitWith(async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  await buildIfStale();
  await using browser = await openBrowser();
  using folder = ownFolder();
  const rows: string[][] = [];
  let isKept = true;
  for (const quotes of [few, many]) {
    await using office = await openOffice(await fill({ folder: folder.path, server: undefined }, quotes));
    const { columns } = board.parse(await (await office.get("/api/production-board")).json());
    const seen: SeenBoard[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) seen.push(await watchBoard(browser, office));
    const open = spreadOf(seen.map(({ openMs }) => openMs));
    const frame = spreadOf(seen.map(({ frameMs }) => frameMs));
    if ((quotes === few && open.median > most.open) || frame.median > most.frame) isKept = false;
    const orders = sum(columns.map(({ count }) => count));
    rows.push([orders.toLocaleString("en-US"), `${show(open, 0)} ms`, `${show(frame, 0)} ms`]);
  }
  console.log(table(["open orders", "from click to cards", "longest wait for a frame in a drag"], rows));
  console.log(`Median [least; most] of ${values.runs} times, each in a fresh tab, 1280 × 800.`);
  return isKept ? 0 : 1;
});
