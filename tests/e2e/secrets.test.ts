import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Request } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterByLink } from "#tests/support/client-quote.ts";
import { recordFigure } from "#tests/support/promise.ts";

test("REL-S9 the token of a mailed link stands in no Referer, no log and no file but the mail", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop, true);
  const token = quote.link.split("/").at(-1) ?? "";
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  let requests = 0;
  const told: string[] = [];
  const read: Promise<void>[] = [];
  // The headers of a request that a click cut off are never known.
  const look = (request: Request) => {
    requests += 1;
    read.push(
      request.allHeaders().then((headers) => {
        if (headers.referer?.includes(token)) told.push(request.url());
      }),
    );
  };
  page.on("requestfinished", look);
  await enterByLink(page, quote);
  // All of it is read before its token goes.
  await expect(page.getByRole("list", { name: "What has happened" })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/Client/Payement/${token}`);
  await expect(page.getByText(`Quote ${quote.reference}`)).toBeVisible();
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto(quote.link);
  await page.goto("/robots.txt");
  page.off("requestfinished", look);
  await Promise.all(read);
  expect(told).toEqual([]);
  expect(shop.log()).not.toContain(token);
  const holding = (await filesHolding(shop.dataDir, token)).filter((name) => !name.endsWith(".eml"));
  expect(holding).toEqual([]);
  recordFigure(
    "REL-S9",
    `${requests} requests of a browser with the link: 0 Referers, 0 log lines, 0 files hold it`,
  );
});

/** Names of the files below a folder that hold a text: the database, its journal, uploads, mails. */
async function filesHolding(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const holding: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(text)) holding.push(path);
  }
  return holding;
}
