// npm run bench:browser: how soon the public pages are shown and answer on a slow phone, next to the same pages without
// a script; exit code 1 past a promise.
import { parseArgs } from "node:util";
import { buildIfStale } from "../../tools/build/build-if-stale.ts";
import { exitWith } from "../../tools/say.ts";
import { table } from "../../tools/table.ts";
import { show, spreadOf } from "../rounds.ts";
import { ownFolder, startShop } from "../shop.ts";
import { type Floor, startFloor } from "./floor.ts";
import { interactions, measureInteraction } from "./measure-input.ts";
import { line, measurePage, type Shown, slow4g, type Visitor } from "./measure-page.ts";
import { openBrowser } from "./open-browser.ts";

const pages = ["/", "/products", "/products/1", "/devis"];
/** Times the page without scripts; milliseconds; shift. */
const most = { fcp: 1.2, lcp: 1.2, tbt: 150, cls: 0.001, inp: 200 };
/** Home on slow 4G. */
const mostLcpMs = 1_800;

await exitWith(async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  await buildIfStale();
  await using browser = await openBrowser();
  using folder = ownFolder();
  await using shop = await startShop({ DATA_DIR: folder.path });
  await using floor = await startFloor(shop.url);

  /** Each round has both pages, so that what slows one of them down slows down the other. */
  async function rounds(visitor: Visitor, path: string) {
    const load = (site: string) =>
      measurePage(browser, { from: floor.elsewhere, to: `${site}${path}` }, visitor);
    const seen: { readonly ours: Shown; readonly bare: Shown }[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const bare = await load(floor.url);
      seen.push({ ours: await load(shop.url), bare });
    }
    return seen;
  }

  const rows: string[][] = [];
  let isKept = true;
  for (const visitor of [slow4g, line]) {
    for (const path of pages) {
      await warm(path, shop.url, floor);
      const seen = await rounds(visitor, path);
      const of = (read: (one: Shown) => number) => spreadOf(seen.map(({ ours }) => read(ours)));
      const ratio = (read: (one: Shown) => number) =>
        spreadOf(seen.map(({ ours, bare }) => read(ours) / read(bare)));
      const fcp = ratio((one) => one.fcp);
      const lcp = ratio((one) => one.lcp);
      const tbt = of((one) => one.tbt);
      // What the browser needs for the page as such, however fast this machine is today.
      const floorTbt = spreadOf(seen.map(({ bare }) => bare.tbt));
      const cls = of((one) => one.cls);
      if (fcp.median > most.fcp || lcp.median > most.lcp || tbt.median > most.tbt || cls.max > most.cls)
        isKept = false;
      if (visitor === slow4g && path === "/" && of((one) => one.lcp).median > mostLcpMs) isKept = false;
      const seconds = (read: (one: Shown) => number) => `${(of(read).median / 1000).toFixed(2)} s`;
      rows.push([
        ...[visitor.name, path, seconds((one) => one.fcp), show(fcp), seconds((one) => one.lcp), show(lcp)],
        ...[
          seconds((one) => one.load),
          seconds((one) => one.alive),
          `${show(tbt, 0)} ms`,
          `${show(floorTbt, 0)} ms`,
          cls.max.toFixed(3),
        ],
        ...[`${Math.round(of((one) => one.bytes).median / 1024)} KB`, seen[0]?.ours.lcpWhat ?? ""],
      ]);
    }
  }
  const heads = ["visitor", "page", "FCP", "÷ floor", "LCP", "÷ floor", "load", "alive"];
  console.log(table([...heads, "TBT", "its floor", "CLS", "bytes", "largest"], rows));
  console.log(
    `Median [least; most] of ${values.runs} loads; the processor slowed down ${line.slowdown} times, 412 × 823 at 1.75. The floor is the same page without scripts, from a bare server.`,
  );
  const answers: string[][] = [];
  for (const interaction of interactions) {
    const seen: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      seen.push(await measureInteraction(browser, shop.url, interaction));
    const spread = spreadOf(seen);
    if (spread.median > most.inp) isKept = false;
    answers.push([interaction.path, interaction.name, `${show(spread, 0)} ms`]);
  }
  console.log(table(["page", "interaction", "longest wait for the next frame"], answers));
  return isKept ? 0 : 1;
});

async function warm(path: string, shopUrl: string, floor: Floor): Promise<void> {
  for (const url of [shopUrl, floor.url]) await fetch(`${url}${path}`).then((answer) => answer.arrayBuffer());
}
