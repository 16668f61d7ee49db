import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { lane } from "./lane.ts";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe has against the page by WCAG 2.2 AA, a line a rule with the places; sizes of targets (2.5.8) are among its
 * rules. "content" leaves out what stands around it, which another screen was judged with.
 */
export async function axeFindings(page: Page, place?: "content"): Promise<string[]> {
  await page.evaluate(layAllOut);
  return await findings(page, { type: "tag", values: levels }, place);
}

/** That of what a journey leads to, at full size: `npm test` judges every screen and dialog on its tour. */
export async function expectAccessible(page: Page): Promise<void> {
  if (lane === "deep") expect(await axeFindings(page)).toEqual([]);
}

/** Text that is hard to read where it stands, as axe sees it: of what is printed, say. */
export async function contrastFindings(page: Page): Promise<string[]> {
  return await findings(page, { type: "rule", values: ["color-contrast"] });
}

/** What the browser leaves out while it is out of sight has no size that could be judged. Once is enough for a page. */
function layAllOut(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** Axe is read once by each page, however often it is asked: to read it takes as long as to judge a short page. */
async function findings(page: Page, runOnly: axe.RunOnly, place?: "content"): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  return await page.evaluate(judge, { runOnly, place });
}

/** Runs in the page, where axe is. */
async function judge({ runOnly, place }: { runOnly: axe.RunOnly; place?: "content" | undefined }) {
  const around = [...document.querySelectorAll("header, footer, nav, aside")].filter(
    (element) => place === "content" && !element.closest("main, [role=dialog], [role=alertdialog]"),
  );
  const { run } = Reflect.get(window, "axe") as typeof axe;
  // No page has sound, for which alone axe would fetch the sheets and the media of a page.
  const { violations } = await run(
    { include: [document.documentElement], exclude: around },
    { runOnly, resultTypes: ["violations"], preload: false },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
