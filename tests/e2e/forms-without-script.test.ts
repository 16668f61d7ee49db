import { expect, test } from "#tests/support/browser.ts";
import { waitForMail } from "#tests/support/outbox-folder.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

const logo = { name: "our logo.png", mimeType: "image/png", buffer: tinyPng };

test("a quote is asked for without JavaScript, logo included; errors come back with what was filled in", async ({
  page,
  shop,
}) => {
  await page.goto("/devis");
  await page.getByLabel("Full name").fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).fill("plain@buyer.example");
  await page.getByRole("checkbox").first().check();
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill("9,000");
  await page.getByLabel("Project details").fill("Bags for the spring fair");
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();

  const summary = page.getByRole("alert").filter({ hasText: "Validation errors were found" });
  await expect(summary).toContainText("Phone is required");
  await expect(summary).toContainText("minimum 10,000 units required");
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Miller");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await page.getByLabel("Phone").fill("303-555-0123");
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill("11,000");
  await page.getByLabel("Logo Required").check();
  await page.getByLabel("Logo file").last().setInputFiles(logo);
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();

  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  const reference = (await page.getByText(/^GE-\d{4}-\d{6}$/).textContent()) ?? "none";
  await waitForMail(shop.dataDir, "plain@buyer.example", reference);
});

test("a logo that is far too large is reported at its field, and what was typed is there", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/en/devis");
  await page.getByLabel("Full name").fill("Ann Miller");
  await page.getByLabel("Logo Required").check();
  const buffer = Buffer.concat([tinyPng, Buffer.alloc(12_000_000)]);
  await page
    .getByLabel("Logo file")
    .last()
    .setInputFiles({ ...logo, buffer });
  await page.getByRole("button", { name: /send my request/i }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Validation errors were found" });
  await expect(summary).toContainText("File size must not exceed 5 MB");
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Miller");
});

test("a message is sent without JavaScript, in the language of the page", async ({ page, shop }) => {
  await page.goto("/contact");
  await page.getByLabel("Nom", { exact: true }).fill("Ann 3");
  await page.getByLabel("Adresse email").fill("plain@writer.example");
  await page.getByLabel("Votre message").fill("Do you print on both sides?");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Le nom contient des caractères non autorisés")).toBeVisible();
  await page.getByLabel("Nom", { exact: true }).fill("Ann Miller");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByRole("heading", { name: "Message envoyé avec succès!" })).toBeVisible();
  const mail = await waitForMail(shop.dataDir, "admin@example.com", "Message from Ann Miller");
  expect(mail.text).toContain("Do you print on both sides?");
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(page.getByLabel("Votre message")).toHaveValue("");
});

test("FOUND-U51 a page of doors says without JavaScript that it needs it, and whom to call", async ({
  page,
}) => {
  for (const path of ["/client/login", "/Client/Checkout/none", "/Client/Payement/none", "/verify", "/login"])
    await test.step(path, async () => {
      // The browser of this test reads a page as if it had scripts, and runs none.
      const html = await (await page.request.get(path)).text();
      const said = /<main.*?<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
      expect(said).toContain("This page needs JavaScript.");
      expect(said).toContain('href="tel:');
      await page.goto(path);
      // No form that would send a password in its address.
      await expect(page.getByRole("main").locator("input:visible")).toHaveCount(0);
    });
});
