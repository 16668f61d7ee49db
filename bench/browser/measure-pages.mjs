// npm run bench:browser: how soon the public pages are shown on a slow phone, as a table; exit code 1 past the promise.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildIfStale } from "../../tools/build.mjs";
import { findBrowser } from "../../tools/find-browser.mjs";
import { freePort } from "../../tools/free-port.mjs";
import { exitWith, Fault, timed } from "../../tools/say.mjs";
import { startServer } from "../../tools/serve.mjs";
import { table } from "../../tools/table.mjs";
import { line, measurePage, slow4g } from "./measure-page.mjs";

const PAGES = ["/", "/products", "/products/1", "/devis"];
/** What is promised of a line of 150 ms and 1.6 Mbit/s. */
const MOST = { lcp: 1800, cls: 0.02 };

await exitWith(async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  const runs = Number(values.runs);
  await buildIfStale();
  const executablePath = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), "measure-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  Object.assign(process.env, {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
  });
  const server = startServer("production");
  const args = ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  const browser = await chromium.launch({ executablePath, args });
  try {
    await timed("Starting the shop", () => untilReady(url));
    const rows = [];
    let isKept = true;
    for (const visitor of [line, slow4g]) {
      for (const path of PAGES) {
        await fetch(`${url}${path}`).then((answer) => answer.arrayBuffer());
        /** @type {Record<string, any>[]} */
        const seen = [];
        for (let run = 0; run < runs; run += 1)
          seen.push(await measurePage(browser, `${url}${path}`, visitor));
        const of = (/** @type {string} */ key) => median(seen.map((one) => one[key]));
        const [lcp, cls] = [of("lcp"), Math.max(...seen.map((one) => one.cls))];
        if (visitor === line && (lcp > MOST.lcp || cls > MOST.cls)) isKept = false;
        rows.push([
          visitor.name,
          path,
          ...[of("ttfb"), of("fcp"), lcp, of("load")].map((ms) => `${(ms / 1000).toFixed(2)} s`),
          `${Math.round(of("tbt"))} ms`,
          cls.toFixed(3),
          `${Math.round(of("bytes") / 1024)} KB`,
          seen[0]?.lcpWhat ?? "",
        ]);
      }
    }
    console.log(
      table(["visitor", "page", "first byte", "FCP", "LCP", "load", "TBT", "CLS", "bytes", "largest"], rows),
    );
    console.log(
      `Median of ${runs} loads; the processor slowed down ${line.slowdown} times, 412 × 823 at 1.75.`,
    );
    return isKept ? 0 : 1;
  } finally {
    await browser.close();
    server.send("SIGTERM");
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string} url */
async function untilReady(url) {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Fault("The shop did not become ready within a minute.");
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
