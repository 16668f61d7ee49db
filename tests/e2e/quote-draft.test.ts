import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 500/] });

async function fill(page: Page): Promise<void> {
  await page.goto("/devis");
  await page.getByLabel("Full name").fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).fill("draft@buyer.example");
  await page.getByLabel("Phone").fill("303-555-0123");
  await page.getByLabel("Project details").fill("Bags for the spring fair");
  await page.getByRole("checkbox").first().check();
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill("12 000");
  await page.getByText("Delivery details").click();
  await page.getByLabel("Company").fill("Fair & Co");
}

test("a draft survives a reload, all but its file, which it asks for again; a server that fails says why, a failed network keeps everything, and trying again makes one quote", async ({
  page,
}) => {
  await fill(page);
  await page.getByLabel("Logo Required").check();
  const logo = { name: "our logo.png", mimeType: "image/png", buffer: tinyPng };
  await page.getByLabel("Logo file").last().setInputFiles(logo);
  await expect(page.getByAltText("Preview of your logo")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Miller");
  await expect(page.getByLabel(/^Quantity of/).first()).toHaveValue("12,000");
  await expect(page.getByLabel("Company")).toHaveValue("Fair & Co");
  await expect(page.getByText("A draft keeps no files: please choose our logo.png again.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Miller");
  await page.getByLabel("Logo Required").uncheck();

  const send = page.getByRole("button", { name: "SEND MY REQUEST" });
  await page.route("**/api/quotes", (route) =>
    route.fulfill({ status: 500, json: { message: "The printer is on fire" } }),
  );
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "The printer is on fire" })).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Miller");
  await page.unroute("**/api/quotes");

  const keys: (string | undefined)[] = [];
  let failures = 2;
  await page.route("**/api/quotes", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    failures -= 1;
    if (failures < 0) return await route.fallback();
    // The first answer gets lost on its way back, after the request arrived.
    if (failures === 1) await route.fetch();
    return await route.abort();
  });
  await send.click();
  await expect(page.getByText("An error occurred while sending")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Miller");
  await send.click();
  await expect(page.getByText("An error occurred while sending")).toBeVisible();
  await send.click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect(await page.evaluate(() => [localStorage.quoteDraft, localStorage.quoteAttempt])).toEqual([
    undefined,
    undefined,
  ]);
});
