import { arriveAt } from "#tests/support/arrive.ts";
import { test as base, expect } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient } from "#tests/support/client-quote.ts";
import { waitForMail } from "#tests/support/outbox-folder.ts";
import { type FakePaypal, openFakePaypal } from "#tests/support/providers/paypal-fake.ts";
import { type FakeStripe, openFakeStripe } from "#tests/support/providers/stripe-fake.ts";
import { startServer } from "#tests/support/server-process.ts";

/** Paying at fakes of Stripe and PayPal. */
const test = base.extend<object, { stripe: FakeStripe; paypal: FakePaypal }>({
  paypal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      await using paypal = await openFakePaypal();
      await use(paypal);
    },
    { scope: "worker" },
  ],
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      await using stripe = await openFakeStripe();
      await use(stripe);
    },
    { scope: "worker" },
  ],
  page: async ({ page, stripe }, use) => {
    await page.route("https://js.stripe.com/**", async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${stripe.url}${pathname}${search}` }) });
    });
    await use(page);
  },
  openShop: [
    async ({ stripe, paypal }, use) => {
      const env = { ...stripe.environment, ...paypal.environment, RATE_LIMITS: "off" };
      await using shop = await startServer({ env });
      await use(async () => shop);
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

const cardFields = 'iframe[title="Secure card payment input frame"]';

test("a card is declined, then one pays, in Stripe's own fields; PayPal's page, gone back, changes nothing, and agreed pays; no word of a test", async ({
  page,
  shop,
  stripe,
  paypal,
}) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  const choosePaypal = async (choice: "Cancel" | "Agree") => {
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.getByRole("button", { name: "Payer avec PayPal" }).click();
    await page.waitForURL(`${paypal.url}/approve?token=*`);
    await page.getByRole("link", { name: choice }).click();
  };
  await choosePaypal("Cancel");
  await arriveAt(page, `**/client/dashboard/${quote.id}*`);

  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Payment", exact: true });
  const card = page.frameLocator(cardFields).getByLabel("Card number");
  await dialog.getByLabel("Cardholder name").fill("Dana Whitfield");
  await dialog.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(dialog.getByText("Erreur de paiement: Your card number is incomplete.")).toBeVisible();
  await expect(dialog.getByText("no money moves")).toHaveCount(0);

  await card.fill("4000000000000002");
  await dialog.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(dialog.getByText("Erreur de paiement: Your card has been declined.")).toBeVisible();
  await card.fill("4242424242424242");
  await dialog.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(dialog.getByText("Payment received", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Thank you, your payment has arrived.")).toBeVisible();
  const receipt = await waitForMail(shop.dataDir, quote.email, `Receipt for quote ${quote.reference}`);
  expect(receipt.text).not.toContain("no money moves");

  const other = await askForClientQuote(shop, true, quote.email);
  await page.goto(`/client/dashboard/${other.id}`);
  await choosePaypal("Agree");
  await arriveAt(page, `**/client/dashboard/${other.id}/payment-success*`);
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to your quote" }).click();
  await expect(page.getByText("Thank you, your payment has arrived.")).toBeVisible();
  expect([paypal.faults, stripe.faults]).toEqual([[], []]);
});

test("SPEC-1.24 without the sandbox there is no page of test cards", async ({ request }) => {
  const answer = await request.get("/payment-test", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, "/"]);
});

test.describe("a dashboard in a document that another page was loaded for", () => {
  // The browser says so when a page's policy refuses a script.
  test.use({ expectedErrors: [/Content Security Policy/] });

  test("is loaded anew before a card is typed", { tag: "@deep" }, async ({ page, shop }) => {
    const quote = await askForClientQuote(shop, true);
    await enterAsClient(page, quote);
    await page.getByRole("link", { name: "GREEN ECO" }).first().click();
    await arriveAt(page, /\/$/);
    await page.reload();
    await page.goBack();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await reloaded;
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.frameLocator(cardFields).getByLabel("Card number")).toBeVisible();
  });
});

test("the link alone pays with Stripe's fields", { tag: "@deep" }, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await page.goto(`/Client/Payement/${quote.link.split("/").at(-1)}`);
  await page.getByLabel("Email", { exact: true }).first().fill("books@whitfield.example");
  await page.frameLocator(cardFields).getByLabel("Card number").fill("4242424242424242");
  await page
    .locator("main")
    .getByRole("button", { name: /^Pay\s+\$/ })
    .click();
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
});
