import type { Browser, Page } from "@playwright/test";
import type { Office } from "../lists/office.ts";

/** How the board of production answered staff; milliseconds. */
export interface SeenBoard {
  /** From the click on the section to the frame that shows its cards. */
  readonly openMs: number;
  /** The longest time between two frames while a card was dragged over the columns and back. */
  readonly frameMs: number;
}

/** Opens the board from another section of the office, and drags its first card. */
export async function watchBoard(browser: Browser, { url, bearer }: Office): Promise<SeenBoard> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  try {
    await page.addInitScript((token) => localStorage.setItem("token", token), bearer);
    await page.goto(`${url}/admin?section=clients`, { waitUntil: "networkidle" });
    await page.evaluate(noteOpening);
    await page.getByRole("link", { name: "Orders" }).click();
    const openMs = await noted(page);
    await page.waitForLoadState("networkidle");
    return { openMs, frameMs: await dragFirstCard(page) };
  } finally {
    await page.close();
  }
}

async function dragFirstCard(page: Page): Promise<number> {
  const columns = page.locator("section[aria-labelledby^=column-]");
  const card = page.locator("article[draggable=true]").first();
  const from = await card.boundingBox();
  const to = await columns.nth(3).boundingBox();
  if (!from || !to) throw new Error("The board shows no card to drag.");
  await page.mouse.move(from.x + 120, from.y + 50);
  await page.mouse.down();
  await page.evaluate(noteFrames);
  await page.mouse.move(to.x + 100, to.y + 120, { steps: 40 });
  await page.mouse.move(from.x + 120, from.y + 50, { steps: 40 });
  await page.evaluate(() => Reflect.get(globalThis, "__end")());
  const frameMs = await noted(page);
  await page.mouse.up();
  return frameMs;
}

function noted(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, "__noted"));
}

/** Runs in the page: from the next click to the end of the frame with the first cards. */
function noteOpening(): void {
  let clickedAt: number | undefined;
  const note = ({ timeStamp }: Event) => {
    clickedAt = timeStamp;
  };
  addEventListener("click", note, { capture: true, once: true });
  const opened = new Promise<number>((resolve) => {
    const look = () => {
      const from = clickedAt;
      if (from === undefined || !document.querySelector("article[draggable]")) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now() - from));
    };
    look();
  });
  Object.assign(globalThis, { __noted: opened });
}

/** Runs in the page: the longest time between two frames until `__end` is called. */
function noteFrames(): void {
  let [longest, last, isEnded] = [0, performance.now(), false];
  const ended = new Promise<number>((resolve) => {
    const next = (now: number) => {
      longest = Math.max(longest, now - last);
      last = now;
      if (isEnded) resolve(longest);
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const end = () => {
    isEnded = true;
  };
  Object.assign(globalThis, { __noted: ended, __end: end });
}
