import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";

// Every sentence of the server stands under its field; what belongs to no field of the form, with the form's message.

test.use({ expectedErrors: [/status of (422|500)/] });

async function refuseWith(
  page: Page,
  path: string,
  status: number,
  errors: object,
  message = "Champs invalides",
) {
  await page.route(path, (route: Route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status, json: { message, errors } }),
  );
}

async function expectAtField(page: Page, label: string | RegExp, texts: readonly string[]): Promise<void> {
  const field = page.getByRole("main").or(openDialog(page)).getByLabel(label, { exact: true }).first();
  for (const text of texts) await expect(field).toHaveAccessibleDescription(new RegExp(text));
}

test("add and edit user: the message, plus each server field error", async ({ page, shop }) => {
  await openOffice(page, shop, "section=users");
  const errors = {
    email: ["Adresse déjà prise"],
    telephone: ["Tel invalide", "Tel deux"],
    foo: ["Foo faute"],
  };
  await refuseWith(page, "**/api/users*", 422, errors);
  await refuseWith(page, "**/api/users/*", 500, { name: ["Nom un", "Nom deux"], foo: ["Foo faute"] });
  await page.getByRole("button", { name: "Add User" }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Name").fill("Ann Miller");
  await dialog.getByLabel("Email").fill("ann@example.com");
  await dialog.getByLabel("Telephone").fill("303");
  await dialog.getByLabel("Password", { exact: true }).fill("bags for ann");
  await dialog.getByLabel("Password confirmation").fill("bags for ann");
  await dialog.getByRole("button", { name: "Add User" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/Champs invalides.*Foo faute/s);
  await expectAtField(page, "Email", ["Adresse déjà prise"]);
  await expectAtField(page, "Telephone", ["Tel invalide", "Tel deux"]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Discard|Leave|Close without/ })
    .click();
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  await dialog.getByLabel("Telephone").fill("303-555-0123");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/Champs invalides.*Foo faute/s);
  await expectAtField(page, "Name", ["Nom un", "Nom deux"]);
});

test("a size: every sentence; a product: the first one", async ({ page, shop }) => {
  await openOffice(page, shop, "section=sizes");
  await refuseWith(page, "**/api/sizes", 422, { name: ["Nom pris", "Nom deux"], foo: ["Foo faute"] });
  await page.getByRole("button", { name: "Add Size" }).click();
  await openDialog(page).getByLabel("Name").fill("Small");
  await openDialog(page).getByLabel("Price ($)").fill("0.14");
  await openDialog(page).getByRole("button", { name: "Save" }).click();
  await expectAtField(page, "Name", ["Nom pris", "Nom deux"]);
  await expect(openDialog(page).getByRole("alert")).toHaveText("Foo faute");
  await openOffice(page, shop, "section=Products");
  await refuseWith(page, "**/api/products", 422, { nom: ["Nom pris", "Nom deux"] });
  await page.getByRole("button", { name: "Add Product" }).click();
  await openDialog(page).getByLabel("Name").fill("Tote");
  await openDialog(page).getByRole("button", { name: "Save" }).click();
  await expectAtField(page, "Name", ["Nom pris"]);
  await expect(page.getByText("Nom deux")).toHaveCount(0);
});

test("the quote form: a sentence for each size, in the summary and at the sizes", async ({ page }) => {
  await page.goto("/devis", { waitUntil: "networkidle" });
  await page.getByLabel(/^Full name/i).fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).first().fill("ann@example.com");
  await page.getByLabel(/^Phone/).fill("303-555-0123");
  for (const index of [0, 1])
    await page
      .getByLabel(/^Quantity of/)
      .nth(index)
      .fill("10000");
  await page.getByLabel("Project details").fill("Bags for the fair.");
  const texts = ["Small: minimum 20,000 units required", "Large: minimum 20,000 units required"];
  await refuseWith(page, "**/api/quotes", 422, { sizesQuantities: texts, foo: ["Foo faute"] });
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Validation errors were found" });
  for (const text of [...texts, "Foo faute"]) await expect(summary).toContainText(text);
  for (const text of texts) await expect(page.locator("#sizes")).toContainText(text);
  await expect(page.locator("#sizes")).not.toContainText("Foo faute");
});

test("contact, sign-in, registration and newsletter", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.getByLabel("Nom").fill("Ann Miller");
  await page.getByRole("main").getByLabel("Adresse email").fill("ann@example.com");
  await page.getByLabel("Votre message").fill("Do you ship to Ohio?");
  await refuseWith(page, "**/api/ContactMessage", 422, { name: ["Nom un", "Nom deux"], foo: ["Foo faute"] });
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expectAtField(page, "Nom", ["Nom un", "Nom deux"]);
  const main = page.getByRole("main");
  await expect(
    main.getByText("Erreur de validation. Veuillez vérifier vos informations.").first(),
  ).toBeVisible();
  await expect(main.getByText("Foo faute")).toBeVisible();

  const box = page.getByRole("contentinfo");
  await refuseWith(page, "**/api/newsletter", 422, { email: ["No such mailbox", "Try another"] });
  await box.getByLabel("E-mail address").fill("ann@newsletter.example");
  await box.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(box.getByLabel("E-mail address")).toHaveAccessibleDescription(
    /Something went wrong\. Please try again\..*No such mailbox.*Try another/s,
  );

  await page.goto("/login", { waitUntil: "networkidle" });
  await main.getByLabel("Email", { exact: true }).fill("ann@example.com");
  await main.getByLabel("Password", { exact: true }).fill("bags for ann");
  await refuseWith(page, "**/api/login", 422, { email: ["Un", "Deux"], foo: ["Foo faute"] });
  await main.getByRole("button", { name: "Sign In" }).click();
  await expectAtField(page, "Email", ["Un", "Deux"]);
  await expect(main.getByRole("alert")).toHaveText(/Champs invalides.*Foo faute/s);

  await page.goto("/register", { waitUntil: "networkidle" });
  await main.getByLabel("Nom complet").fill("Ann Miller");
  await main.getByLabel("Adresse email").fill("ann@example.com");
  await main.getByLabel("Mot de passe", { exact: true }).fill("bags for ann");
  await main.getByLabel("Confirmer le mot de passe").fill("bags for ann");
  await refuseWith(page, "**/api/register", 422, { email: ["Adresse prise", "Deux"] }, "Panne");
  await main.getByRole("button", { name: "S'inscrire" }).click();
  await expect(main.getByRole("alert")).toHaveText("Erreur lors de l'inscription");
  await expectAtField(page, "Adresse email", ["Adresse prise", "Deux"]);
});
