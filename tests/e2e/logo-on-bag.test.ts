import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/browser.ts";
import { testAdmin } from "#tests/support/server-process.ts";

// The check of a logo waits for buyers' logos, and on a busy machine says so: a help, and no step of the form.
test.use({ expectedErrors: [/status of 503/] });

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

test("a visitor sees his logo on the bag, moves it, and asks for it; the picture goes along", async ({
  page,
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
  const kept = await sketchOfNewest(page);
  expect(kept).toMatchObject({ dye: "#293956", places: [{ area: "front", width_mm: 60 }] });
});

/** The sketch of the newest request, as staff reads it. */
async function sketchOfNewest({ request }: Page): Promise<unknown> {
  const signedIn = await request.post("/api/login", { data: testAdmin });
  const headers = { authorization: `Bearer ${String((await signedIn.json()).token)}` };
  const found = await request.get("/api/quotes?sort=-created_at&per_page=10&search=sketch@buyer.example", {
    headers,
  });
  const { quotes } = await found.json();
  const answer = await request.get(`/api/quotes/${String(quotes[0].id)}/sketch`, { headers });
  return (await answer.json()).sketch;
}

test("FOUND-N2 a large JPEG is refused in words, and taken as a smaller copy by one button", async ({
  page,
}) => {
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

test("what is no picture for this browser is refused with its words, and no dialog opens", async ({
  page,
}) => {
  await openMarketTote(page);
  const file = { name: "logo.heic", mimeType: "image/heic", buffer: Buffer.from("no picture") };
  await page.getByLabel("See your logo on it").setInputFiles(file);
  await expect(page.getByText("Only JPG, PNG, GIF and PDF formats are allowed")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
