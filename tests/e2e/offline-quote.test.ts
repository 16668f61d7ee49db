import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff } from "#tests/support/office.ts";
import {
  fillQuoteForm,
  loseNetwork,
  networkErrors,
  stayingOffline,
  visitAndKeep,
} from "#tests/support/offline.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: networkErrors,
  launchOptions: stayingOffline,
});

const presses = sized({ quick: 3, deep: 10 });

const send = (page: Page) => page.getByRole("button", { name: "SEND MY REQUEST" });
const sendNow = (page: Page) => page.getByRole("button", { name: "Send now" });

async function quotesOf(shop: { url: string }, email: string): Promise<Record<string, unknown>[]> {
  const { quotes } = (await asStaff(shop, "GET", "/api/quotes")) as { quotes: Record<string, unknown>[] };
  return quotes.filter((quote) => quote.email === email);
}

/** Notes the key of each attempt to send a request. */
function attemptsOf(context: BrowserContext): string[] {
  const keys: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/quotes"))
      keys.push(request.headers()["idempotency-key"] ?? "");
  });
  return keys;
}

test("REL-F14 without a network each press of Send is one attempt; nothing is sent later by itself, and it stays one quote", async ({
  page,
  context,
  shop,
}) => {
  const email = "offline@buyer.example";
  await visitAndKeep(page, "/devis");
  const attempts = attemptsOf(context);
  await loseNetwork(context);
  await fillQuoteForm(page, email);
  for (let press = 1; press <= presses; press += 1) {
    await send(page).click();
    await expect.poll(() => attempts.length).toBe(press);
    await expect(page.getByText(/^There is no network. Your request has not been sent/)).toBeVisible();
  }
  await expect(sendNow(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("Your request has not been sent", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Olga Offline");
  await context.setOffline(false);
  await expect(page.getByText("The network is back. Your request has not been sent yet.")).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto("/");
  await expect(elsewhere.getByText("Your quote request has not been sent.")).toBeVisible();
  expect(attempts).toHaveLength(presses);
  expect(await quotesOf(shop, email)).toHaveLength(0);

  await elsewhere.getByRole("button", { name: "Look at it" }).click();
  await expect(elsewhere).toHaveURL("/devis");
  await sendNow(elsewhere).click();
  await expect(elsewhere.getByText("Request Sent Successfully!")).toBeVisible();
  expect(new Set(attempts).size).toBe(1);
  expect(await quotesOf(shop, email)).toHaveLength(1);
  await expect(page.getByText("Your request has not been sent", { exact: true })).toBeHidden();
  await elsewhere.reload();
  await expect(elsewhere.getByText("Your quote request has not been sent.")).toHaveCount(0);
  recordFigure(
    "REL-F14",
    `${presses + 1} presses, ${presses} of them without a network: ${attempts.length} attempts, 1 key, 1 quote`,
  );
});

test("a browser that wrongly says that there is no network sends all the same", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false, configurable: true }),
  );
  await page.goto("/devis");
  await fillQuoteForm(page, "wrong-flag@buyer.example");
  await send(page).click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  expect(await quotesOf(shop, "wrong-flag@buyer.example")).toHaveLength(1);
});

/** A request that got no answer, with all that an earlier version would have stored of it. */
async function askInVain(page: Page, email: string) {
  await page.goto("/devis");
  await fillQuoteForm(page, email);
  await page.route("**/api/quotes", (route) => route.abort());
  await send(page).click();
  await expect(page.getByText("An error occurred while sending")).toBeVisible();
  await page.unroute("**/api/quotes");
  return await page.evaluate(() => {
    const [payload] = JSON.parse(JSON.parse(localStorage.quoteAttempt).content);
    const { isUnsent: _, ...draft } = JSON.parse(localStorage.quoteDraft);
    localStorage.clear();
    const keptAt = new Date().toISOString();
    const sent = { ...payload, website: "", fill_ms: "5000" };
    return { keptAt, payload: sent, draft, logo: null, state: { kind: "waiting" } };
  });
}

/** Puts requests where an earlier version stored them. */
async function keepAsBefore(page: Page, requests: readonly object[]): Promise<void> {
  await page.evaluate(async (kept) => {
    const opening = indexedDB.open("keptRequests", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("requests", { keyPath: "key" });
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const writing = opening.result.transaction("requests", "readwrite");
    for (const request of kept) writing.objectStore("requests").put(request);
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    opening.result.close();
  }, requests);
}

test("what an earlier version stored becomes the draft, one after the other, under the key it was stored with", {
  tag: "@deep",
}, async ({ page, context, shop }) => {
  const emails = ["first-kept@buyer.example", "second-kept@buyer.example"];
  const requests: object[] = [];
  for (const [index, email] of emails.entries())
    requests.push({ key: `kept-key-${index}`, ...(await askInVain(page, email)) });
  await keepAsBefore(page, requests);
  const attempts = attemptsOf(context);
  for (const email of emails) {
    await page.goto("/");
    await expect(page.getByText("Your quote request has not been sent.")).toBeVisible();
    await page.goto("/devis");
    await expect(page.getByText("Your request has not been sent", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    await sendNow(page).click();
    await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
    expect(await quotesOf(shop, email)).toHaveLength(1);
  }
  expect(attempts).toEqual(["kept-key-0", "kept-key-1"]);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await page.goto("/");
  await expect.poll(databases).not.toContain("keptRequests");
});

test("a logo that was changed after it was chosen is asked for again, and the same file may be chosen", {
  tag: "@deep",
}, async ({ page, shop }) => {
  using folder = temporaryFolder();
  const logo = join(folder.path, "logo.png");
  await writeFile(logo, tinyPng);
  // The browser tells a changed file by the second in which it was written.
  const earlier = new Date(Date.now() - 60_000);
  await utimes(logo, earlier, earlier);
  await page.goto("/devis");
  await fillQuoteForm(page, "changed@buyer.example");
  await page.getByLabel("Logo Required").check();
  await page.getByLabel("Logo file").last().setInputFiles(logo);
  await expect(page.getByAltText("Preview of your logo")).toBeVisible();
  await writeFile(logo, Buffer.concat([tinyPng, Buffer.from("saved again")]));
  await send(page).click();
  const said = "The file has changed since you chose it. Please choose it again.";
  await expect(page.locator("#logo-error")).toHaveText(said);
  await expect(page.getByRole("alert").filter({ hasText: "Validation errors were found" })).toBeVisible();
  await expect(page.getByText("Your request has not been sent")).toHaveCount(0);
  await writeFile(logo, tinyPng);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Replace" }).click();
  await (await choosing).setFiles(logo);
  await expect(page.locator("#logo-error")).toHaveCount(0);
  await send(page).click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  expect(await quotesOf(shop, "changed@buyer.example")).toMatchObject([{ is_logo_required: true }]);
});
