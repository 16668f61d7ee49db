import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/browser.ts";

async function openMarketTote(page: Page): Promise<void> {
  await page.goto("/products");
  await page.getByRole("link", { name: "Market Tote" }).first().click();
  await expect(page.getByRole("heading", { name: "Market Tote", level: 1 })).toBeVisible();
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
