import { expect, test } from "#tests/support/browser.ts";
import { newerBuiltIns } from "#tests/support/newer-built-ins.ts";

test("browsers without the newer built-ins search, fill in the form and send it", { tag: "@deep" }, async ({
  page,
}) => {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split(".");
      const last = names.pop() ?? "";
      const owner = names.reduce<object | undefined>(
        (found, name) => found && (Reflect.get(found, name) as object | undefined),
        globalThis,
      );
      if (owner) Reflect.deleteProperty(owner, last);
    }
  }, newerBuiltIns);
  await page.goto("/");
  expect(await page.evaluate(() => "toWellFormed" in String.prototype || "any" in AbortSignal)).toBe(false);
  await page
    .getByRole("link", { name: /View All Products/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products/);
  await page.getByRole("searchbox").first().fill("tote");
  await expect(page.getByRole("heading", { name: "Market Tote" }).first()).toBeVisible();

  await page.goto("/devis");
  await page.getByLabel("Full name").fill("Zoë \uD83D\uDECD\uFE0F");
  await page.getByLabel("Email", { exact: true }).fill("older@buyer.example");
  await page.getByLabel("Phone").fill("(303) 555-0123");
  await page.getByLabel("Project details").fill("Bags for the spring fair");
  const group = page.locator("details", { hasText: "Market Tote" });
  if (!(await group.getByRole("checkbox").first().isVisible())) await group.locator("summary").click();
  await group.getByLabel("Quantity of Medium 14×15").fill("25,000");
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
});
