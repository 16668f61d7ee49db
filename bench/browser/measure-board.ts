// npm run bench:board: how soon the board of production stands, and how it follows a dragged card; exit code 1 past a
// promise.
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { buildIfStale } from "../../tools/build/build-if-stale.ts";
import { exitWith } from "../../tools/say.ts";
import { table } from "../../tools/table.ts";
import { browserFlags } from "../../tools/test/browser-flags.ts";
import { requireBrowser } from "../../tools/test/find-browser.ts";
import { fill } from "../lists/fill.ts";
import { openOffice } from "../lists/office.ts";
import { show, spreadOf } from "../rounds.ts";
import { ownFolder } from "../shop.ts";
import { type SeenBoard, watchBoard } from "./watch-board.ts";

/** Seeded quotes of which some 200 and some 2,000 are orders that are not closed yet. */
const shops = [{ quotes: 1_600 }, { quotes: 16_000 }] as const;
/** Milliseconds: from the click to the cards, and for a frame while dragging. */
const most = { open: 300, frame: 200 };
const board = z.object({ columns: z.array(z.object({ count: z.number() })) });

await exitWith(async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  await buildIfStale();
  const executablePath = requireBrowser();
  await using browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserFlags,
  });
  using folder = ownFolder();
  const rows: string[][] = [];
  let isKept = true;
  for (const { quotes } of shops) {
    await using office = await openOffice(await fill({ folder: folder.path, server: undefined }, quotes));
    const { columns } = board.parse(await (await office.get("/api/production-board")).json());
    const seen: SeenBoard[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) seen.push(await watchBoard(browser, office));
    const [open, frame] = [
      spreadOf(seen.map(({ openMs }) => openMs)),
      spreadOf(seen.map(({ frameMs }) => frameMs)),
    ];
    if ((quotes === shops[0].quotes && open.median > most.open) || frame.median > most.frame) isKept = false;
    const orders = columns.reduce((sum, { count }) => sum + count, 0);
    rows.push([orders.toLocaleString("en-US"), `${show(open, 0)} ms`, `${show(frame, 0)} ms`]);
  }
  console.log(table(["open orders", "from click to cards", "longest wait for a frame in a drag"], rows));
  console.log(`Median [least; most] of ${values.runs} times, each in a fresh tab, 1280 × 800.`);
  return isKept ? 0 : 1;
});
