import type { Page } from "@playwright/test";
import { minutes } from "#domain/time/durations.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient } from "#tests/support/client-quote.ts";
import { hold } from "#tests/support/hold.ts";
import { openDialog, openOffice, requestQuote } from "#tests/support/office.ts";

/** Whatever takes longer than 300 ms says that it is under way, to the eye and to the ear. */
test.use({ expectedErrors: [/status of 422/] });

const bar = (page: Page) => page.locator("[data-wait-bar]");
const said = (page: Page) => page.getByRole("status").filter({ hasText: /^Loading\.\.\.$/ });

/** Opens the home page, and waits for what shows the bar: it comes with what counts the visit. */
async function openHome(page: Page): Promise<void> {
  const counted = page.waitForRequest(/\/api\/views/);
  await page.goto("/", { waitUntil: "networkidle" });
  await counted;
}

test("the next page of the shop: nothing at first, then a bar and words, and neither once it is there; it stands still for who wants less motion", async ({
  page,
}) => {
  await openHome(page);
  const letGo = await hold(page, /\/about-page-[^/]*\.js$/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + minutes(1));
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await page.clock.runFor(290);
  await expect(bar(page)).toHaveCount(0);
  // On a busy machine the wait begins a moment after the click.
  const after20 = async () => {
    await page.clock.runFor(20);
    return await bar(page).isVisible();
  };
  await expect.poll(after20, { intervals: [50] }).toBe(true);
  await expect(said(page)).toHaveCount(1);
  await letGo();
  await page.clock.resume();
  await page.waitForURL("**/about");
  await expect(bar(page)).toHaveCount(0);

  // As journeys are, for who wants less motion; and a part that is late has it, too.
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  const letPartGo = await hold(page, /\/eco-dialog-[^/]*\.js$/);
  await page.locator("summary[aria-haspopup=dialog]").first().click();
  await expect(bar(page)).toBeVisible();
  const moving = bar(page).locator("> div");
  const { width } = (await moving.boundingBox()) ?? { width: 0 };
  expect(width).toBe(page.viewportSize()?.width);
  await letPartGo();
  await expect(openDialog(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("a search of the back office: the rows stay, and the bar says that others are coming; the pictures of a product tell how far they have come", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=Products");
  await expect(page.getByRole("row")).not.toHaveCount(0);
  const letGo = await hold(page, /\/api\/products\?.*search=tote/);
  await page.getByRole("searchbox").fill("tote");
  await expect(bar(page)).toBeVisible();
  await expect(said(page)).toHaveCount(1);
  await expect(page.getByRole("row")).not.toHaveCount(0);
  await letGo();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("row")).not.toHaveCount(0);

  // Pictures tell how far they have come.
  await page.getByRole("button", { name: "Add Product" }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Name").fill("Slow Tote");
  const bytes = Buffer.alloc(600_000, 7);
  await dialog.getByLabel("Image", { exact: true }).setInputFiles({
    ...{ name: "tote.png", mimeType: "image/png" },
    buffer: bytes,
  });
  const line = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send("Network.emulateNetworkConditions", { ...speed, uploadThroughput: 400_000 });
  await dialog.getByRole("button", { name: "Save" }).click();
  const progress = dialog.getByRole("progressbar", { name: "Sending the pictures" });
  await expect(progress).toBeVisible();
  await expect(progress).toHaveAttribute("aria-valuetext", /^[1-9]\d? %$/);
  await line.send("Network.emulateNetworkConditions", { ...speed, uploadThroughput: -1 });
  // It is no picture: the words stand at its field, and the bar is gone.
  await expect(dialog.getByLabel("Image", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(progress).toHaveCount(0);
});

test("a link followed right after typing in a search opens its page, however late that comes", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await requestQuote(shop, { name: "Tess Typer" });
  const letGo = await hold(page, /\/client-page-[^/]*\.js$/);
  await openOffice(page, shop, "section=clients");
  const link = page.getByRole("link", { name: "Tess Typer" });
  await expect(link).toBeVisible();
  await page.getByRole("searchbox").fill("tess");
  await link.click();
  // Shown for longer than a search waits after the last key.
  await expect(bar(page)).toBeVisible();
  await letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tess Typer");
});

test("paying: what opens the dialog may be late", { tag: "@deep" }, async ({ page, shop }) => {
  await enterAsClient(page, await askForClientQuote(shop, true));
  const letGo = await hold(page, /\/payment-modal-[^/]*\.js$/);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(bar(page)).toBeVisible();
  await letGo();
  await expect(openDialog(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
