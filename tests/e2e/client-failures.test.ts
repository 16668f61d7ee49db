import type { Page, Route } from "@playwright/test";
import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient } from "#tests/support/client-quote.ts";

/** Each call of the client's area fails once in each way, and the page says the specified words. */
test.use({ expectedErrors: [/status of (401|404|409|429|500)|ERR_FAILED/] });

const broken = (route: Route) => route.fulfill({ status: 500, json: {} });
const silent = (route: Route) => route.abort();
const noConnection = "Erreur de connexion. Veuillez réessayer.";
const alert = (page: Page) => page.locator("main").getByRole("alert");

test("the link's page: no answer, an answer without words, and a link that is none", async ({ page }) => {
  for (const fail of [broken, silent]) {
    await page.route("**/api/quotes/validate-token", fail);
    await page.goto("/Client/Checkout/any-token");
    await expect(alert(page)).toHaveText(noConnection);
    await page.unroute("**/api/quotes/validate-token");
  }
  await page.goto("/Client/Checkout/any-token");
  await expect(page.getByText("Session invalide ou expirée")).toBeVisible();
});

test("the first password: an address that is none, one that is another's, and a server that fails", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop);
  await page.goto(quote.link);
  await page.getByLabel("Password", { exact: true }).fill("bags for the fair");
  await page.getByLabel("Repeat the password").fill("bags for the fair");
  const choose = page.getByRole("button", { name: "Choose this password" });
  // The link fills in the address it was mailed to.
  await expect(page.locator("main input[name=email]")).toHaveValue(quote.email);
  await page.locator("main input[name=email]").fill("");
  await choose.click();
  await expect(page.locator("main input[name=email]")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Email", { exact: true }).first().fill("somebody-else@whitfield.example");
  await page.route("**/api/client-password", broken);
  await choose.click();
  await expect(alert(page)).toHaveText(noConnection);
  await page.unroute("**/api/client-password");
  await choose.click();
  await expect(page.getByText("Your password is kept.")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).first().fill(quote.email);
  await page.getByLabel("Password", { exact: true }).fill("bags for the fair");
  await page.getByRole("button", { name: "Sign In" }).click();
  await arriveAt(page, `**/client/dashboard/${quote.id}`);
  // The link in the next mail leads on without a form, as long as the session lives.
  await page.goto(quote.link);
  await arriveAt(page, `**/client/dashboard/${quote.id}`);
});

test("signing in: the server's own sentence, or the specified one", async ({ page, shop }) => {
  const quote = await askForClientQuote(shop);
  await enterAsClient(page, quote);
  await page.evaluate(() => localStorage.clear());
  await page.goto(quote.link);
  await page.getByLabel("Email", { exact: true }).first().fill(quote.email);
  const password = page.getByLabel("Password", { exact: true });
  const signIn = page.getByRole("button", { name: "Sign In" });
  await password.fill("not the password");
  await signIn.click();
  await expect(alert(page)).toHaveText("L'adresse email ou le mot de passe est incorrect");
  await password.fill("bags for the fair");
  for (const fail of [broken, silent]) {
    await page.route("**/api/client-login", fail);
    await signIn.click();
    await expect(alert(page)).toHaveText(noConnection);
    await page.unroute("**/api/client-login");
  }
  await signIn.click();
  await arriveAt(page, `**/client/dashboard/${quote.id}`);
});

test("a new link: the same answer for every address, and words for each failure", async ({ page }) => {
  await page.goto("/client/login");
  await page.getByLabel("Email", { exact: true }).first().fill("nobody@nowhere.example");
  const ask = page.getByRole("button", { name: "Mail me a link" });
  for (const fail of [broken, silent]) {
    await page.route("**/api/client-access", fail);
    await ask.click();
    await expect(alert(page)).toHaveText(noConnection);
    await page.unroute("**/api/client-access");
  }
  await page.route("**/api/client-access", (route) =>
    route.fulfill({ status: 429, json: { message: "Too often. Please wait." } }),
  );
  await ask.click();
  await expect(alert(page)).toHaveText("Too often. Please wait.");
  await page.unroute("**/api/client-access");
  await ask.click();
  await expect(page.getByText("If we know this address, a new link is on its way to it.")).toBeVisible();
});

test("the dashboard: a first query that fails can be repeated; a later one leaves what is known", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop);
  await enterAsClient(page, quote);
  await page.route(`**/api/quotes/${quote.id}`, broken);
  await page.reload();
  await expect(alert(page)).toHaveText("Unable to load your data");
  await page.unroute(`**/api/quotes/${quote.id}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Quote ${quote.reference}`);

  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await page.route(`**/api/quotes/${quote.id}/total`, silent);
  await lookAgain();
  await expect(page.getByText("Unable to load your data")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Quote ${quote.reference}`);
  await page.unroute(`**/api/quotes/${quote.id}/total`);

  await page.route(`**/api/quotes/${quote.id}/total`, (route) => route.fulfill({ status: 404, json: {} }));
  await lookAgain();
  await expect(page.getByText("This quote does not exist")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Quote Found" })).toBeVisible();
});

test("the dashboard asks every 30 s; a session that ends meanwhile leads to the sign-in page", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop);
  await enterAsClient(page, quote);
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Quote ${quote.reference}`);
  const total = `/api/quotes/${quote.id}/total`;
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === total) asked += 1;
  });
  // The next 30 s begin with the answer, so each round waits for its own.
  for (const round of [1, 2]) {
    await page.clock.runFor(29_000);
    expect(asked).toBe(round - 1);
    const answer = page.waitForResponse((response) => response.url().endsWith(total));
    await page.clock.runFor(1_500);
    await (await answer).finished();
    await page.clock.runFor(100);
  }
  expect(asked).toBe(2);
  await page.route("**/api/quotes/**", (route) => route.fulfill({ status: 401, json: {} }));
  await page.clock.runFor(30_100);
  await expect(page.getByText("You are not authorized to access this quote").first()).toBeVisible();
  await arriveAt(page, "**/client/login");
  expect(await page.evaluate(() => localStorage.getItem("clientToken"))).toBeNull();
});
