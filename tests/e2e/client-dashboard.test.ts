import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient, enterByLink } from "#tests/support/client-quote.ts";

/** What a client sees of a quote. */
test("a pending quote is confirmed while the page is open: width, words, title and toast", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop);
  await enterByLink(page, quote);
  await expect(page).toHaveTitle(`${quote.reference} · Under review · GREEN ECO`);
  await expect(page.locator('[aria-current="step"]')).toContainText("Quote Submitted");
  await expect(page.locator("rect.fill-leaf").first()).toHaveAttribute("width", "25%");
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeHidden();
  await expect(page.getByText("Total (estimate)")).toBeVisible();

  await quote.decide("confirm");
  // Coming back to the page asks at once; left open, it asks every 30 s.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByText(`${quote.reference} is now: Confirmed`)).toBeVisible();
  await expect(page).toHaveTitle(`${quote.reference} · Confirmed · GREEN ECO`);
  await expect(page.locator('[aria-current="step"]')).toContainText("Payment Confirmed");
  await expect(page.locator('[aria-current="step"]')).toContainText("Waiting for your payment");
  await expect(page.locator("rect.fill-leaf").first()).toHaveAttribute("width", "75%");
  await expect(page.getByText("We confirmed the quote")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toBe(`${quote.reference}.pdf`);

  await page.getByRole("button", { name: "Logout" }).click();
  // A client's page without a session would lead on to the sign-in page.
  await arriveAt(page, `${shop.url}/`);
  // The session ends when the client's page has left the screen, a moment after the address has changed.
  const stored = () =>
    page.evaluate(() => [localStorage.getItem("clientToken"), localStorage.getItem("clientQuote")]);
  await expect.poll(stored).toEqual([null, null]);
});

test.describe("where access ends", () => {
  test.use({ expectedErrors: [/status of 40[14]/] });

  test("another quote's address leads to one's own; a lost session to the sign-in page; a link that is none offers a fresh one; a password signs in without one", {
    tag: "@deep",
  }, async ({ page, shop }) => {
    const quote = await askForClientQuote(shop);
    await enterAsClient(page, quote);
    await page.goto(`/client/dashboard/${quote.id + 1000}`);
    await arriveAt(page, `**/client/dashboard/${quote.id}`);
    await expect(page.getByText("You asked for this quote")).toBeVisible();

    // Away from the dashboard, which writes down each time what it has read.
    await page.goto("/about");
    await page.evaluate(() => localStorage.removeItem("clientQuote"));
    await page.goto(`/client/dashboard/${quote.id + 1000}`);
    await expect(page.getByRole("heading", { name: "No Quote Found" })).toBeVisible();
    await expect(page.getByText("This quote does not exist")).toBeVisible();
    await page.getByRole("link", { name: "Back to Login" }).click();
    await arriveAt(page, "**/client/login");

    await page.evaluate(() => localStorage.setItem("clientToken", "an-old-token"));
    await page.goto(`/client/dashboard/${quote.id}`);
    await expect(page.getByText("You are not authorized to access this quote").first()).toBeVisible();
    await arriveAt(page, "**/client/login");

    await page.evaluate(() => localStorage.clear());
    await page.goto("/Client/Checkout/not-a-token");
    await expect(page.getByText("Session invalide ou expirée")).toBeVisible();
    await expect(page.getByText("This link is not valid any more.")).toBeVisible();
    await page.getByRole("link", { name: "Mail me a new link" }).click();
    await arriveAt(page, "**/client/login");
    await page.getByText("I have a password").click();
    const form = page.locator("details form");
    await form.getByLabel("Email").fill(quote.email);
    await form.getByLabel("Password", { exact: true }).fill("bags for the fair");
    await form.getByRole("button", { name: "Sign In" }).click();
    await arriveAt(page, `**/client/dashboard/${quote.id}`);
  });
});
