import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";
import { testAdmin } from "#tests/support/server-process.ts";

test.use({ expectedErrors: [/status of (401|409|422)|ERR_/] });

const person = {
  telephone: "303-555-0123",
  password: "a good password",
  password_confirmation: "a good password",
};

test("FOUND-C1 a user is added, changed and deleted, with every word of it; an empty form marks what is required", async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=users");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("User Management");
  for (const head of ["Name", "Email", "Telephone", "Role", "Registration date", "Actions"]) {
    await expect(page.getByRole("columnheader", { name: head })).toBeVisible();
  }
  await page.getByRole("button", { name: "Add User" }).click();
  const dialog = openDialog(page);
  const submit = dialog.getByRole("button", { name: "Add User" });
  await submit.click();
  for (const name of ["Name", "Email", "Telephone", "Password", "Password confirmation"])
    await expect(dialog.getByLabel(name, { exact: true })).toHaveAccessibleDescription(
      /Veuillez remplir tous les champs obligatoires/,
    );
  await dialog.getByLabel("Name").fill("Uma User");
  await dialog.getByLabel("Email").fill("uma@example.com");
  await dialog.getByLabel("Telephone").fill("303-555-0199");
  await dialog.getByLabel("Password", { exact: true }).fill("a good password");
  await dialog.getByLabel("Password confirmation").fill("another one");
  await submit.click();
  await expect(dialog.getByText("Les mots de passe ne correspondent pas")).toBeVisible();
  await dialog.getByLabel("Password confirmation").fill("a good password");
  await submit.click();
  await expect(page.getByText("Utilisateur ajouté avec succès")).toBeVisible();

  await page.getByPlaceholder("Search by name, email or telephone...").fill("uma@");
  // The search enters the address a moment after the last key; no user opens a record sooner.
  await page.waitForURL(/search=uma/);
  const row = page.getByRole("row", { name: /Uma User/ });
  await expect(row).toContainText("Utilisateur");
  await row.getByRole("button", { name: "Edit Uma User" }).click();
  await dialog.getByLabel("Telephone").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Veuillez remplir tous les champs obligatoires")).toBeVisible();
  await dialog.getByLabel("Telephone").fill("303-555-0200");
  await dialog.getByLabel("Administrator").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Veuillez remplir tous les champs obligatoires")).toBeVisible();
  await dialog.getByLabel("Your password").fill("not it");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("The password is not right.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(testAdmin.password);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Utilisateur mis à jour avec succès")).toBeVisible();
  await expect(row).toContainText("Admin");

  await row.getByRole("button", { name: "Delete Uma User" }).click();
  // She is an owner by now (SPEC-4.47).
  await page.getByRole("alertdialog").getByLabel("Your password").fill(testAdmin.password);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No users found...")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

test("self-deletion is refused, and the list is a file with its own name", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, `section=users&search=${encodeURIComponent(testAdmin.email)}`);
  await page.getByRole("button", { name: /^Delete / }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Vous ne pouvez pas supprimer votre propre compte.")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as Excel" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^utilisateurs_\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(page.getByText("✅ Excel file downloaded successfully !")).toBeVisible();
});

test("four users a page, and a conflict shows what another administrator wrote", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  for (const name of ["Page One", "Page Two", "Page Three", "Page Four", "Page Five"]) {
    await asStaff(shop, "POST", "/api/users", {
      ...person,
      name,
      email: `${name.replace(" ", ".")}@example.com`,
    });
  }
  await openOffice(page, shop, "section=users&search=Page.");
  await expect(page.getByRole("row")).toHaveCount(5);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("row", { name: /Page One/ })).toBeVisible();

  await page.getByRole("button", { name: "Edit Page One" }).click();
  const { users } = (await asStaff(shop, "GET", "/api/users?search=Page.One")) as { users: { id: number }[] };
  await asStaff(shop, "PUT", `/api/users/${users[0]?.id}`, {
    name: "Page First",
    email: "page.one@example.com",
    telephone: "303-555-0177",
  });
  const dialog = openDialog(page);
  await dialog.getByLabel("Name").fill("Page Mine");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Administrator was faster: ");
  await expect(dialog).toContainText("Page First");
  await expect(dialog.getByLabel("Name")).toHaveValue("Page Mine");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Utilisateur mis à jour avec succès")).toBeVisible();
});
