import type { Page } from "@playwright/test";
import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { linkIn, waitForMail } from "#tests/support/outbox-folder.ts";
import { testAdmin } from "#tests/support/server-process.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

const buyer = { name: "Dana Whitfield", email: "dana@whitfield.example", phone: "(303) 555-0187" };

/** The shop's main job: from a visitor's request to a paid quote, as the three people do it. */
test("a request with a logo becomes a paid quote, paid once, with a receipt", { tag: "@deep" }, async ({
  page,
  shop,
  browser,
}) => {
  const reference = await askForQuote(page);

  const office = await (await browser.newContext()).newPage();
  await confirmWithLogoPrice(office, shop.url, reference);

  const mail = await waitForMail(shop.dataDir, buyer.email, `Your quote ${reference} is confirmed`);
  await page.goto(linkIn(mail));
  await choosePassword(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Quote ${reference}`);
  await payByCard(page);

  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeHidden();
  await expect(page.getByText("Thank you, your payment has arrived.")).toBeVisible();
  const receipt = await waitForMail(shop.dataDir, buyer.email, `Receipt for quote ${reference}`);
  // 10,000 bags at their price and the fee of 45 dollars, as the dashboard showed it.
  const total =
    ((await page.locator("tfoot").textContent()) ?? "").match(/\$[\d,]+\.\d\d/)?.[0] ?? "no total";
  expect(receipt.text).toContain(total);
  expect(receipt.attachments).toMatchObject([{ mimeType: "application/pdf" }]);

  const payments = await readPayments(office);
  expect(payments.filter((payment) => payment.customer_email === buyer.email)).toMatchObject([
    { status: "completed", customer_name: buyer.name },
  ]);
});

async function askForQuote(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText(/added to cart!$/)).toBeVisible();
  await page.goto("/devis");
  await page.getByLabel("Full name").fill(buyer.name);
  await page.getByLabel("Email", { exact: true }).first().fill(buyer.email);
  await page.getByLabel("Phone").fill(buyer.phone);
  await page.getByRole("checkbox").first().check();
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill("10,000");
  await page.getByLabel("Logo Required").check();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: tinyPng });
  await page.getByLabel("Project details").fill("Bags for the spring fair, logo on one side.");
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  const reference = ((await page.locator("main").textContent()) ?? "").match(/GE-\d{4}-\d{6}/)?.[0];
  expect(reference).toBeDefined();
  return reference ?? "";
}

async function confirmWithLogoPrice(page: Page, url: string, reference: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(testAdmin.email);
  await page.getByLabel("Password", { exact: true }).fill(testAdmin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await arriveAt(page, "**/admin**");
  await page.getByRole("link", { name: "Quotes" }).click();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Confirm ${reference}` }).click();
  await page.getByLabel("Logo price ($)").fill("45");
  await page.getByRole("button", { name: "Save and confirm" }).click();
  await expect(page.getByRole("row", { name: new RegExp(reference) }).getByText("Confirmé")).toBeVisible();
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel("Email", { exact: true }).first().fill(buyer.email);
  await page.getByLabel("Password", { exact: true }).fill("bags for the fair");
  await page.getByLabel("Repeat the password").fill("bags for the fair");
  await page.getByRole("button", { name: "Choose this password" }).click();
  await arriveAt(page, "**/client/dashboard/**");
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("TEST – no money moves")).toBeVisible();
  await page.getByLabel("Cardholder name").fill(buyer.name);
  const card = page.frameLocator("iframe");
  await card.getByLabel("Card number").fill("4242424242424242");
  await card.getByLabel(/Expiry/).fill("1230");
  await card.getByLabel(/CVC|code/i).fill("123");
  await page.getByRole("button", { name: "Pay by card" }).click();
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
}

async function readPayments(
  office: Page,
): Promise<{ status: string; customer_email: string; customer_name: string }[]> {
  return await office.evaluate(async () => {
    const answer = await fetch("/api/payments", {
      headers: { authorization: `Bearer ${localStorage.getItem("token")}` },
    });
    const { payments } = await answer.json();
    return payments;
  });
}
