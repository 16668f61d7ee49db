import { axeFindings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice, requestQuote } from "#tests/support/office.ts";

const sections = [
  "dashboard",
  "users",
  "Products",
  "devis",
  "devis&tab=paiements",
  "Payement",
  "sizes",
  "inbox",
  "newsletter",
  "outbox",
  "trash",
  "account",
];

// axe opens an empty page of its own, where the script that signs in finds no storage.
test.use({ expectedErrors: [/'sessionStorage' property/] });

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in any section of the back office, ${colorScheme}`, async ({ page, shop }) => {
    test.setTimeout(180_000);
    const quote = await requestQuote(shop, { name: "Axel Axe" });
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const found: Record<string, string[]> = {};
    const look = async (name: string) => {
      await page.waitForLoadState("networkidle");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const findings = await axeFindings(page);
      if (findings.length > 0) found[name] = findings;
    };
    await openOffice(page, shop, "section=dashboard");
    for (const section of sections) {
      await page.goto(`/admin?section=${section}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(section);
    }
    await page.goto(`/admin?section=devis&open=${quote.id}`);
    await expect(openDialog(page)).toContainText("Printing type");
    await look("a quote");
    await page.goto("/admin?section=users");
    await page.getByRole("button", { name: "Add User" }).click();
    await look("adding a user");
    expect(found).toEqual({});
  });
}
