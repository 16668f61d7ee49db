import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote } from "#tests/support/client-quote.ts";

/** A call of the client's area fails, and works again; the others, each in its words: src/web/client. */
test.use({ expectedErrors: [/status of (401|500)/] });

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
  await page.route("**/api/client-password", (route) => route.fulfill({ status: 500, json: {} }));
  await choose.click();
  await expect(page.locator("main").getByRole("alert")).toHaveText(
    "Erreur de connexion. Veuillez réessayer.",
  );
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
