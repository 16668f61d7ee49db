// npm run bench:browser: how soon the public pages are shown on a slow phone, as a table; exit code 1 past the promise.
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildIfStale } from "../../tools/build.mjs";
import { findBrowser } from "../../tools/find-browser.mjs";
import { exitWith } from "../../tools/say.mjs";
import { table } from "../../tools/table.mjs";
import { spreadOf } from "../rounds.ts";
import { ownFolder, startShop } from "../shop.ts";
import { line, measurePage, type Shown, slow4g } from "./measure-page.ts";

const pages = ["/", "/products", "/products/1", "/devis"];
/** What is promised of a line of 150 ms and 1.6 Mbit/s. */
const most = { lcp: 1800, cls: 0.02 };

await exitWith(async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  await buildIfStale();
  const args = ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  const executablePath = await findBrowser();
  await using browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  using folder = ownFolder();
  await using shop = await startShop({ DATA_DIR: folder.path });
  const rows: string[][] = [];
  let isKept = true;
  for (const visitor of [line, slow4g]) {
    for (const path of pages) {
      await fetch(`${shop.url}${path}`).then((answer) => answer.arrayBuffer());
      const seen: Shown[] = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        seen.push(await measurePage(browser, `${shop.url}${path}`, visitor));
      const of = (read: (one: Shown) => number) => spreadOf(seen.map(read)).median;
      const lcp = of((one) => one.lcp);
      const cls = spreadOf(seen.map((one) => one.cls)).max;
      if (visitor === line && (lcp > most.lcp || cls > most.cls)) isKept = false;
      const times = [of((one) => one.ttfb), of((one) => one.fcp), lcp, of((one) => one.load)];
      rows.push([
        ...[visitor.name, path],
        ...times.map((ms) => `${(ms / 1000).toFixed(2)} s`),
        ...[`${Math.round(of((one) => one.tbt))} ms`, cls.toFixed(3)],
        ...[`${Math.round(of((one) => one.bytes) / 1024)} KB`, seen[0]?.lcpWhat ?? ""],
      ]);
    }
  }
  console.log(
    table(["visitor", "page", "first byte", "FCP", "LCP", "load", "TBT", "CLS", "bytes", "largest"], rows),
  );
  console.log(
    `Median of ${values.runs} loads; the processor slowed down ${line.slowdown} times, 412 × 823 at 1.75.`,
  );
  return isKept ? 0 : 1;
});
