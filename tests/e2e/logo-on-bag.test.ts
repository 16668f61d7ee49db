import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { shopDayAt, usualTimeZone } from "#domain/time/shop-day.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOfficeAt } from "#tests/support/office.ts";

type Shop = Parameters<typeof asStaff>[0];

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1000">
  <rect width="1800" height="1000" fill="white"/><circle cx="500" cy="500" r="400" fill="#C8102E"/></svg>`;

/** A red disc on white, wide enough to be printed sharp. */
async function logoFile() {
  return {
    name: "disc.png",
    mimeType: "image/png",
    buffer: await sharp(Buffer.from(drawn)).png().toBuffer(),
  };
}

/** How many pixels of a canvas are as red as the disc. */
async function redPixels(canvas: Locator): Promise<number> {
  return await canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return -1;
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    let red = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) > 100 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) < 90) red += 1;
    return red;
  });
}

/** Where the middle of the red is, in pixels of the canvas. */
async function middleOfRed(canvas: Locator): Promise<{ x: number; y: number }> {
  return await canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return { x: -1, y: -1 };
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    let [count, sumX, sumY] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) <= 100 || (data[at + 1] ?? 0) >= 60 || (data[at + 2] ?? 0) >= 90) continue;
      count += 1;
      sumX += (at / 4) % element.width;
      sumY += Math.floor(at / 4 / element.width);
    }
    return { x: sumX / count, y: sumY / count };
  });
}

async function openMarketTote(page: Page): Promise<void> {
  await page.goto("/products");
  await page.getByRole("link", { name: "Market Tote" }).first().click();
  await expect(page.getByRole("heading", { name: "Market Tote", level: 1 })).toBeVisible();
}

test("a visitor sees his logo on the bag, moves it, and asks for it; the picture goes along, to the proof", async ({
  page,
  shop,
}) => {
  await openMarketTote(page);
  // One tap and the file.
  await page.getByLabel("See your logo on it").setInputFiles(await logoFile());
  const dialog = page.getByRole("dialog", { name: "Your logo: Market Tote" });
  const inDialog = dialog.getByRole("img", { name: /Your logo on the bag/ });
  await expect.poll(() => redPixels(inDialog)).toBeGreaterThan(500);
  const before = await middleOfRed(inDialog);
  await inDialog.focus();
  await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(async () => (await middleOfRed(inDialog)).y).toBeGreaterThan(before.y + 3);
  await dialog.getByLabel("Navy").check({ force: true });
  await dialog.getByRole("button", { name: "Ask for a quote" }).click();

  await page.waitForURL("**/devis");
  await expect(page.getByLabel("Logo Required")).toBeChecked();
  const inForm = page.getByRole("img", { name: /Your logo on the bag/ });
  await expect.poll(() => redPixels(inForm)).toBeGreaterThan(500);
  const width = page.getByLabel(/Width of the print/);
  const wide = await redPixels(inForm);
  await width.fill("60");
  await expect.poll(() => redPixels(inForm)).toBeLessThan(wide / 2);

  await page.getByLabel("Full name").fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).fill("sketch@buyer.example");
  await page.getByLabel("Phone").fill("303-555-0123");
  await page.getByLabel("Project details").fill("Bags for the spring fair");
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  await expect(page.getByAltText("Your logo on the bag")).toBeVisible();
  const { id, sketch } = await newestSketch(shop);
  expect(sketch).toMatchObject({ dye: "#293956", places: [{ area: "front", width_mm: 60 }] });

  await accept(shop, id);
  await openOfficeAt(page, shop, `/admin/quotes/${id}`);
  const presses = await countPresses(page);
  await page.getByRole("button", { name: "Make the proof" }).click();
  await expect.poll(() => redPixels(openDialog(page).getByRole("img"))).toBeGreaterThan(200);
  await openDialog(page).getByRole("textbox").first().fill("PMS 186 C");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await page.getByRole("button", { name: "Send to the client" }).click();
  await expect(page.getByText(/PMS 186 C/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Record an answer" })).toBeVisible();
  expect(await presses()).toBe(3);
});

/** The newest request, and its sketch as staff reads it. */
async function newestSketch(shop: Shop): Promise<{ id: number; sketch: unknown }> {
  const { quotes } = (await asStaff(
    shop,
    "GET",
    "/api/quotes?sort=-created_at&per_page=10&search=sketch@buyer.example",
  )) as { quotes: { id: number }[] };
  const id = quotes[0]?.id ?? 0;
  const { sketch } = (await asStaff(shop, "GET", `/api/quotes/${id}/sketch`)) as { sketch: unknown };
  return { id, sketch };
}

/** Staff offers what was asked for, and writes down that its client accepted. */
async function accept(shop: Shop, id: number): Promise<void> {
  const lines = [{ kind: "product", name: "Market Tote, Small", units: 10_000, unit_price: 0.2 }];
  await asStaff(shop, "PUT", `/api/quotes/${id}/draft`, { lines });
  await asStaff(shop, "POST", `/api/quotes/${id}/send-offer`, {});
  const on = shopDayAt(new Date(), usualTimeZone);
  const answer = { version: 1, answer: "accept", channel: "mail", on, by: "Ann Miller" };
  await asStaff(shop, "POST", `/api/quotes/${id}/record-answer`, answer);
}

/** Counts what a person presses on this page from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { presses: 0 };
    document.addEventListener("pointerdown", ({ isTrusted }) => (counted.presses += Number(isTrusted)), true);
    return counted;
  });
  return () => counter.evaluate(({ presses }) => presses);
}

test("FOUND-N2 a large JPEG is refused in words, and taken as a smaller copy by one button", {
  tag: "@deep",
}, async ({ page }) => {
  const noise = { type: "gaussian", mean: 128, sigma: 70 } as const;
  const photo = { create: { width: 2600, height: 2000, channels: 3, background: "#888", noise } } as const;
  const buffer = await sharp(photo).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
  expect(buffer.length).toBeGreaterThan(5 * 1_048_576);
  await page.goto("/devis");
  await page.getByLabel("Logo Required").check();
  await page
    .getByLabel("Logo file")
    .last()
    .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("File size must not exceed 5 MB").last()).toBeVisible();
  await page.getByRole("button", { name: "Use a smaller copy of this picture" }).click();
  await expect(page.getByAltText("Preview of your logo")).toBeVisible();
  await expect(page.getByText("File size must not exceed 5 MB")).toHaveCount(0);
});

test("what is no picture for this browser is refused with its words, and no dialog opens", {
  tag: "@deep",
}, async ({ page }) => {
  await openMarketTote(page);
  const file = { name: "logo.heic", mimeType: "image/heic", buffer: Buffer.from("no picture") };
  await page.getByLabel("See your logo on it").setInputFiles(file);
  await expect(page.getByText("Only JPG, PNG, GIF and PDF formats are allowed")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
