// npm run bench:deal: how soon a deal's page and the sections of the office stand after the click, and how they answer keys
// and ticks, on a slow machine; exit code 1 past a promise.
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { buildIfStale } from "../../tools/build/build-if-stale.ts";
import { exitWith } from "../../tools/say.ts";
import { table } from "../../tools/table.ts";
import { fill } from "../lists/fill.ts";
import { type Office, openOffice } from "../lists/office.ts";
import { show, spreadOf } from "../rounds.ts";
import { ownFolder } from "../shop.ts";
import { type Interaction, measureInteraction } from "./measure-input.ts";
import { slow4g, type Visitor } from "./measure-page.ts";
import { openBrowser } from "./open-browser.ts";

const fast: Visitor = { name: "fast line", latencyMs: 0, downKbit: 1e6, upKbit: 1e6, slowdown: 1 };
/** Milliseconds: from the click until the page stands, and from a key or a click to the next frame. */
const most = { slow: 1_500, fast: 300, inp: 100 };
/** What is opened, from which section, by which link, and what stands then. */
const ways = [
  { name: "opens a deal", from: "orders", link: "main table a", stands: "[role=tabpanel]" },
  { name: "opens the quotes", from: "dashboard", link: "a[href*='section=devis']", stands: "main tbody tr" },
  {
    name: "opens Today",
    from: "devis",
    link: "a[href*='section=dashboard']",
    stands: "[aria-labelledby=today] li",
  },
  {
    name: "opens the board",
    from: "dashboard",
    link: "a[href*='section=production']",
    stands: "main article",
  },
  {
    name: "opens the payments",
    from: "dashboard",
    link: "a[href*='section=Payement']",
    stands: "main tbody tr",
  },
];
const quotes = z.object({ quotes: z.array(z.object({ id: z.int() })) });

await exitWith(async () => {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "5" }, quotes: { type: "string", default: "1000000" } },
  });
  await buildIfStale();
  await using browser = await openBrowser();
  using folder = ownFolder();
  const data = await fill({ folder: folder.path, server: undefined }, Number(values.quotes));
  await using office = await openOffice(data);
  const runs = Array.from({ length: Number(values.runs) });
  let isKept = true;
  const keep = async (row: readonly string[], mostMs: number, measure: () => Promise<number>) => {
    const seen: number[] = [];
    for (const _ of runs) seen.push(await measure());
    const spread = spreadOf(seen);
    if (spread.median > mostMs) isKept = false;
    return [...row, `${show(spread, 0)} ms`, `${mostMs} ms`];
  };
  const rows: string[][] = [];
  for (const way of ways) {
    rows.push(
      await keep([way.name, slow4g.name], most.slow, () => watchOpening(browser, office, way, slow4g)),
    );
    rows.push(await keep([way.name, fast.name], most.fast, () => watchOpening(browser, office, way, fast)));
  }
  for (const interaction of await interactionsOf(office))
    rows.push(
      await keep([interaction.name, `${slow4g.slowdown} × slower`], most.inp, () =>
        measureInteraction(browser, office.url, interaction, { ...office, width: 1280, height: 800 }),
      ),
    );
  console.log(table(["the office", "at", "seen", "at most"], rows));
  console.log(
    `Median [least; most] of ${values.runs} times at ${values.quotes} quotes, each in a fresh tab.`,
  );
  return isKept ? 0 : 1;
});

/** Opens something: milliseconds from the click to the frame in which it stands. */
async function watchOpening(
  browser: Browser,
  { url, bearer }: Office,
  { from, link, stands }: (typeof ways)[number],
  visitor: Visitor,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  try {
    await page.addInitScript((token) => localStorage.setItem("token", token), bearer);
    await page.goto(`${url}/admin?section=${from}`, { waitUntil: "networkidle" });
    await slowDown(page, visitor);
    await page.evaluate(noteOpening, stands);
    const pressed = page.locator(link).first();
    // As a hand does: it rests on the link for a moment, in which a page's code begins to come.
    await pressed.hover();
    await page.waitForTimeout(250);
    await pressed.click();
    return await page.evaluate(() => Reflect.get(globalThis, "__noted"));
  } finally {
    await page.close();
  }
}

async function slowDown(page: Page, { latencyMs, downKbit, upKbit, slowdown }: Visitor): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: latencyMs },
    ...{ downloadThroughput: (downKbit * 1000) / 8, uploadThroughput: (upKbit * 1000) / 8 },
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Runs in the page: from the next click to the end of the frame in which that stands. */
function noteOpening(stands: string): void {
  let clickedAt: number | undefined;
  const note = ({ timeStamp }: Event) => {
    clickedAt = timeStamp;
  };
  addEventListener("click", note, { capture: true, once: true });
  const opened = new Promise<number>((resolve) => {
    const look = () => {
      const from = clickedAt;
      if (from === undefined || !document.querySelector(stands)) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now() - from));
    };
    look();
  });
  Object.assign(globalThis, { __noted: opened });
}

/** Typing in an offer that is being written, and ticking rows of the list. */
async function interactionsOf(office: Office): Promise<Interaction[]> {
  const found = quotes.parse(await (await office.get("/api/quotes?stage=drafting")).json());
  const id = found.quotes[0]?.id;
  if (id === undefined) throw new Error("No offer is being written.");
  return [
    {
      name: "types a price",
      path: `/admin/quotes/${id}`,
      find: (page) => page.getByLabel("Unit price").first(),
      act: (field) => field.pressSequentially("0.1875", { delay: 120 }),
    },
    {
      name: "types words for the client",
      path: `/admin/quotes/${id}`,
      find: (page) => page.getByLabel("To the client"),
      act: (field) => field.pressSequentially("Thank you", { delay: 120 }),
    },
    {
      name: "ticks a row of the list",
      path: "/admin?section=devis",
      find: (page) => page.locator("main tbody").getByRole("checkbox").nth(1),
      act: (box) => box.click(),
    },
  ];
}
