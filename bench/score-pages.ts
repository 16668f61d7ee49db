// npm run lighthouse: what Lighthouse gives the public pages, as a table; exit code 1 below what is promised.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { browserFlags } from "../tools/browser-flags.mjs";
import { buildIfStale } from "../tools/build.mjs";
import { findBrowser } from "../tools/find-browser.mjs";
import { installIfNeeded } from "../tools/install.mjs";
import { ROOT, run } from "../tools/run.mjs";
import { exitWith, Fault } from "../tools/say.mjs";
import { table } from "../tools/table.mjs";
import { show, spreadOf } from "./rounds.ts";
import { ownFolder, startShop } from "./shop.ts";

const own = join(ROOT, "bench", "lighthouse");
const reports = join(ROOT, "test-results", "lighthouse");
const pages = { home: "/", listing: "/products", product: "/products/1", devis: "/devis" };
const chromeFlags = ["--headless=new", ...browserFlags];
const presets = { mobile: [], desktop: ["--preset=desktop"] };
/** Points of 100. */
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof least;
const categories = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
] as const satisfies readonly Category[];

const reportShape = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});
type Report = z.infer<typeof reportShape>;

await exitWith(async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
  await installIfNeeded(own);
  await buildIfStale();
  const browser = await findBrowser();
  mkdirSync(reports, { recursive: true });
  using folder = ownFolder();
  await using shop = await startShop({ DATA_DIR: folder.path });
  const rows: string[][] = [];
  const missing = new Set<string>();
  let isKept = true;
  for (const [preset, flags] of Object.entries(presets)) {
    for (const [name, path] of Object.entries(pages)) {
      await fetch(`${shop.url}${path}`).then((answer) => answer.arrayBuffer());
      const seen: Report[] = [];
      for (let round = 0; round < Number(values.runs); round += 1)
        seen.push(await report(`${shop.url}${path}`, `${name}-${preset}`, browser, flags));
      const cells = categories.map((category) => {
        const points = spreadOf(seen.map((one) => pointsOf(one, category)));
        // One loaded moment of the machine is not the page's; what does not depend on time holds each time.
        const counted = category === "performance" ? points.median : points.min;
        if (counted < least[category]) {
          isKept = false;
          for (const one of seen) for (const words of lost(one, category)) missing.add(`${name}: ${words}`);
        }
        return show(points, 0);
      });
      rows.push([name, preset, ...cells]);
    }
  }
  console.log(table(["page", "preset", ...Object.keys(least)], rows));
  console.log(
    `Median [least; most] of ${values.runs} runs. Promised: performance ${least.performance}, the others 100.`,
  );
  for (const words of missing) console.log(`- ${words}`);
  return isKept ? 0 : 1;
});

async function report(url: string, name: string, browser: string, flags: readonly string[]): Promise<Report> {
  const file = join(reports, `${name}.json`);
  const args = [
    ...[join(own, "node_modules", "lighthouse", "cli", "index.js"), url, "--quiet", ...flags],
    ...["--output=json", `--output-path=${file}`, `--chrome-flags=${chromeFlags.join(" ")}`],
    `--only-categories=${Object.keys(least).join(",")}`,
    "--no-enable-error-reporting",
  ];
  const env = { ...process.env, CHROME_PATH: browser };
  const { code, output } = await run(process.execPath, args, { env, limitMs: 180_000 });
  if (code !== 0) throw new Fault(`Lighthouse ended with ${code} on ${url}:\n${output}`);
  return reportShape.parse(JSON.parse(readFileSync(file, "utf8")));
}

function pointsOf(report: Report, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/** What cost points. */
function lost(report: Report, category: Category): string[] {
  const refs = report.categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    const isLost = weight > 0 && audit && audit.score !== null && audit.score < 0.9;
    return isLost ? [`${category}: ${audit.title} (${id})`] : [];
  });
}
