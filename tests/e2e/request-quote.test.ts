import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { waitForMail } from "#tests/support/outbox-folder.ts";
import { testAdmin } from "#tests/support/server-process.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

const logo = { name: "our logo.png", mimeType: "image/png", buffer: tinyPng };

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone").fill("(303) 555-0123");
  await page.getByLabel("Project details").fill("Bags for the spring fair");
}

/** Opens a product of the checklist, ticks one of its sizes and types its units. */
async function choose(page: Page, product: string, size: string, units: string): Promise<void> {
  const group = page.locator("details", { hasText: product });
  if (!(await group.getByRole("checkbox").first().isVisible())) await group.locator("summary").click();
  await group.getByLabel(`Quantity of ${size}`).fill(units);
  await expect(group.getByRole("checkbox", { name: size })).toBeChecked();
}

async function readQuotes(page: Page): Promise<Record<string, unknown>[]> {
  return await page.evaluate(async (admin) => {
    const headers = { "content-type": "application/json" };
    const login = await fetch("/api/login", { method: "POST", headers, body: JSON.stringify(admin) });
    const { token } = await login.json();
    const answer = await fetch("/api/quotes", { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).quotes;
  }, testAdmin);
}

test("a request with a logo: the estimate follows, the reference is given, the mails go out", async ({
  page,
  shop,
}) => {
  await page.goto("/devis");
  await expect(page.getByRole("heading", { name: "How It Works" })).toBeVisible();
  for (const step of ["Fill Out", "Send", "Discuss", "Confirm"]) {
    await expect(page.getByRole("heading", { name: step, exact: true })).toBeVisible();
  }
  await expect(page.locator('[aria-current="step"]')).toHaveText(/Submission/);
  await fillContact(page, "logo@buyer.example");
  await choose(page, "Market Tote", "Medium 14×15", "25,000");
  await expect(page.getByText("Min: 10,000").first()).toBeVisible();
  const estimate = page.getByRole("region", { name: "Your estimate" });
  await expect(estimate).toContainText("25,000 × $0.17");
  await expect(estimate).toContainText("$4,250.00");
  await page.getByLabel("Logo Required").check();
  await expect(estimate).toContainText("to be confirmed");
  await page.getByLabel("Logo file").last().setInputFiles(logo);
  await expect(page.getByAltText("Preview of your logo")).toBeVisible();
  await page.getByRole("button", { name: "Add a color" }).first().click();
  await page.getByRole("group", { name: "Color 2" }).getByLabel("Navy").check({ force: true });
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();

  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank You for Your Request!" })).toBeFocused();
  await expect(page.getByText(/replies within 24 hours/)).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveText(/Processing/);
  const reference = (await page.getByText(/^GE-\d{4}-\d{6}$/).textContent()) ?? "";
  await waitForMail(shop.dataDir, "logo@buyer.example", reference);
  await expect(page.getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", "/contact");
  const quote = (await readQuotes(page)).find(({ email }) => email === "logo@buyer.example");
  expect(quote).toMatchObject({
    quantity: 25_000,
    sizes_quantities: { "Medium 14×15": 25_000 },
    product_colors: ["#FFFFFF", "#293956"],
    color_requirement: "multiple",
    is_logo_required: true,
    total_cents: 425_000,
  });
  // The footer's way to the form leads to the form, from this very page, too.
  await page.getByRole("contentinfo").getByRole("link", { name: "Get Quote" }).click();
  await expect(page.getByRole("button", { name: "SEND MY REQUEST" })).toBeVisible();
  await expect(page.getByText("Request Sent Successfully!")).toHaveCount(0);
});

test("errors stand at their fields and under one banner; correcting one clears it", async ({ page }) => {
  await page.goto("/devis");
  await choose(page, "Market Tote", "Small 12×13", "9,999");
  await page.getByLabel("Logo Required").check();
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Validation errors were found" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Name is required",
    "Email is required",
    "Phone is required",
    "Small 12×13: minimum 10,000 units required",
    "Please upload a logo file",
    "Message is required",
  ]);
  await summary.getByRole("link", { name: "Phone is required" }).click();
  await expect(page.getByLabel("Phone")).toBeFocused();
  await page.keyboard.type("12345");
  await expect(page.getByText("Phone is required")).toHaveCount(0);
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  const phone = "Phone number is not valid. Please use format: (303) 555-0123 or 303-555-0123";
  await expect(summary.getByRole("link", { name: phone })).toBeVisible();
  const text = { name: "logo.txt", mimeType: "text/plain", buffer: Buffer.from("no logo") };
  await page.getByLabel("Logo file").last().setInputFiles(text);
  await expect(page.locator("#logo-error")).toHaveText("Only JPG, PNG, GIF and PDF formats are allowed");
  const large = { ...logo, buffer: Buffer.concat([tinyPng, Buffer.alloc(5_242_880)]) };
  await page.getByLabel("Logo file").last().setInputFiles(large);
  await expect(page.locator("#logo-error")).toHaveText("File size must not exceed 5 MB");
});

test("a whole cart is named in the page's language; a picture that is none has its name alone (SPEC-2.12); unticking clears the units; the last color cannot be removed", {
  tag: "@deep",
}, async ({ page }) => {
  // A page of no script: what is stored there, no other page has read.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.devisProduct = JSON.stringify({ id: "multiple", name: "2 produits", items: [] });
  });
  for (const [path, name] of [
    ["/devis", "2 produits"],
    ["/en/devis", "2 products"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText("From your cart:")).toHaveText(`From your cart: ${name}`);
  }
  await page.getByLabel("Logo Required").check();
  const cut = { ...logo, buffer: tinyPng.subarray(0, 40) };
  await page.getByLabel("Logo file").last().setInputFiles(cut);
  await expect(page.getByText("our logo.png")).toBeVisible();
  await expect(page.getByAltText("Preview of your logo")).toHaveCount(0);

  await choose(page, "Market Tote", "Medium 14×15", "10,000");
  const group = page.locator("details", { hasText: "Market Tote" });
  await group.getByRole("checkbox", { name: "Medium 14×15" }).uncheck();
  await expect(group.getByLabel("Quantity of Medium 14×15")).toHaveValue("");
  await expect(page.getByRole("button", { name: /^Remove color 1/ })).toBeDisabled();
  await page.getByRole("button", { name: "Add a color" }).first().click();
  await page.getByRole("button", { name: /^Remove color 2/ }).click();
  await expect(page.getByRole("button", { name: /^Remove color 1/ })).toBeDisabled();
});
