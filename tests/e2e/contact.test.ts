import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

const field = {
  name: (page: Page) => page.getByLabel("Nom", { exact: true }),
  email: (page: Page) => page.getByLabel("Adresse email"),
  message: (page: Page) => page.getByLabel("Votre message"),
};

async function fill(page: Page): Promise<void> {
  await field.name(page).fill("Ann O'Neil-Ruiz");
  await field.email(page).fill("ann@writer.example");
  await field.message(page).fill("Do you print on both sides?");
}

const submit = (page: Page) => page.getByRole("button", { name: "Envoyer le message" }).click();

test("fields are checked while they are typed, stripped of markup and counted; a message is sent once, and another can follow", async ({
  page,
}) => {
  await page.goto("/contact");
  await field.name(page).pressSequentially("Ann <b>two words 7");
  await expect(field.name(page)).toHaveValue("Ann two words 7");
  await expect(page.getByText("Le nom contient des caractères non autorisés")).toBeVisible();
  await field.email(page).fill("ann");
  await expect(page.getByText("Veuillez fournir une adresse email valide")).toBeVisible();
  await field.message(page).fill("court");
  await expect(page.getByText("Le message doit contenir au moins 10 caractères")).toBeVisible();
  await expect(page.getByText("5/2000")).toBeVisible();
  for (const [text, fault] of [
    ["x".repeat(11), "Le message contient des répétitions suspectes"],
    ["http://a.b www.c.d https://e.f", "Le message contient trop de liens"],
    ["ab".repeat(1001), "Le message ne peut pas dépasser 2000 caractères"],
    ["", "Le message est requis"],
  ] as const) {
    await field.message(page).fill(text);
    await expect(page.getByText(fault)).toBeVisible();
  }
  await field.name(page).fill("  ");
  await field.name(page).blur();
  await submit(page);
  await expect(page.getByText("Veuillez corriger les erreurs dans le formulaire")).toBeVisible();
  await expect(page.getByText("Le nom est requis")).toBeVisible();

  await expect(page.getByText("Monday-Friday 8:00 AM-9:00 PM")).toBeVisible();
  await expect(page.getByText("Saturday 8:00 AM-6:00 PM")).toBeVisible();
  await expect(page.getByText("Sunday closed")).toBeVisible();
  await fill(page);
  let sent: unknown;
  await page.route("**/api/ContactMessage", async (route) => {
    sent = route.request().postDataJSON();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  await submit(page);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(page.getByRole("heading", { name: "Message envoyé avec succès!" })).toBeVisible();
  expect(sent).toMatchObject({
    name: "Ann O'Neil-Ruiz",
    email: "ann@writer.example",
    message: "Do you print on both sides?",
  });
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(field.message(page)).toHaveValue("");
});
