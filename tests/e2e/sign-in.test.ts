import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, requestQuote } from "#tests/support/office.ts";
import { linkIn, waitForMail } from "#tests/support/outbox-folder.ts";
import { testAdmin } from "#tests/support/server-process.ts";

test.use({ expectedErrors: [/status of (401|403|410|422|500)|ERR_FAILED/] });

test("a protected path leads to the sign-in page, which says so, and afterwards always to /admin", async ({
  page,
}) => {
  await page.goto("/admin");
  await arriveAt(page, /\/login$/);
  await expect(page.getByText("Please log in to access /admin")).toBeVisible();
  const password = page.getByLabel("Password", { exact: true });
  await page.getByLabel("Email", { exact: true }).fill(testAdmin.email);
  await password.fill("not the password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.locator("main").getByRole("alert")).toHaveText(
    "The e-mail address or the password is not right.",
  );
  await password.fill(testAdmin.password);
  await page.route("**/api/login", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  await arriveAt(page, /\/admin/);
  expect(await page.evaluate(() => localStorage.token)).toBeTruthy();
  await page.goto("/login");
  await arriveAt(page, /\/admin/);
});

test("SPEC-0.18 signing in has an address in each language, and its links stay there", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/fr/login");
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await expect(page).toHaveURL(/\/fr\/forgot-password$/);
  await page.goto("/en/register");
  await expect(page.getByRole("button", { name: "Sign up" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/en\/login$/);
});

test("registering signs in and leads home; the back office stays closed to a standard user", async ({
  page,
}) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "S'inscrire" }).click();
  await expect(page.getByText("Veuillez remplir tous les champs obligatoires")).toHaveCount(4);
  await page.getByLabel("Nom complet").fill("Bob Reader");
  await page.getByLabel("Adresse email").fill("bob@reader.example");
  await page.getByLabel("Mot de passe", { exact: true }).fill("bags for bob");
  await page.getByLabel("Confirmer le mot de passe").fill("bags for rob");
  await page.getByRole("button", { name: "S'inscrire" }).click();
  await expect(page.getByText("Les mots de passe ne correspondent pas")).toBeVisible();
  await page.getByLabel("Confirmer le mot de passe").fill("bags for bob");
  await page.getByRole("button", { name: "S'inscrire" }).click();
  await arriveAt(page, /\/$/);
  await page.goto("/admin");
  await arriveAt(page, /\/unauthorized$/);
  await expect(page.getByText("Only administrators may access this section.")).toBeVisible();
  await page.getByRole("link", { name: "Back to home" }).click();
  await arriveAt(page, /\/$/);
  await page.goto("/unauthorized");
  await page.getByRole("button", { name: "Sign out Bob Reader" }).click();
  await arriveAt(page, /\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.goto("/unauthorized");
  await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign out/ })).toHaveCount(0);
});

test("a forgotten password is replaced by the mailed link, which works once", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const email = "forgetful@reader.example";
  await asStaff(shop, "POST", "/api/users", {
    ...{ name: "Fay Getful", email, telephone: "303-555-0100" },
    ...{ password: "something long", password_confirmation: "something long" },
  });
  await page.goto("/forgot-password");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(/a link to choose a new password is on its way/)).toBeVisible();
  const link = linkIn(await waitForMail(shop.dataDir, email));
  await page.goto(link);
  await page.getByLabel("New password").fill("another long one");
  await page.getByLabel("The same again").fill("another long one");
  await page.getByRole("button", { name: "Keep this password" }).click();
  await expect(page.getByText("Your password is changed. You can sign in with it now.")).toBeVisible();
  await page.goto(link);
  await page.getByLabel("New password").fill("a third long one");
  await page.getByLabel("The same again").fill("a third long one");
  await page.getByRole("button", { name: "Keep this password" }).click();
  await expect(page.getByText("This link is no longer valid. Please ask for a new one.")).toBeVisible();
});

test("FOUND-U39 signing in from a mail's link leads to what the mail is about", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const quote = await requestQuote(shop, { name: "Linked" });
  await page.goto(`/admin/quotes/${quote.id}`);
  await expect(page.getByText(`Please log in to access /admin/quotes/${quote.id}`)).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(testAdmin.email);
  await page.getByLabel("Password", { exact: true }).fill(testAdmin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await arriveAt(page, new RegExp(`/admin/quotes/${quote.id}$`));
  await page.goto("/login?from=/contact");
  await arriveAt(page, /\/admin$/);
});
