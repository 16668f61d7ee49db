import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";

test.use({ shopName: "messages beside dialogs" });

for (const width of [390, 1280])
  test(`FOUND-U49 a message stays where it is while a dialog opens, which leaves it its place: ${width} px`, {
    tag: "@deep",
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 844 });
    await withoutProfiles(shop);
    await openOffice(page, shop, "section=taxes");
    await openAnother(page);
    await openDialog(page).getByLabel("Name", { exact: true }).fill("Denver");
    await openDialog(page)
      .getByLabel(/^Tax of \(1\)/)
      .fill("State");
    await openDialog(page)
      .getByLabel(/^Rate in %/)
      .fill("2.9");
    await page.keyboard.press("Enter");
    await expect(openDialog(page)).toHaveCount(0);
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeVisible();
    // Pointed at, a message stays as long as the test takes.
    await undo.hover();
    await undo.hover({ position: { x: 3, y: 3 } });
    const before = await boxOf(undo);
    await page.keyboard.press("n");
    await expect(openDialog(page)).toBeVisible();
    // It rises into its place.
    await expect.poll(async () => covers(await boxOf(undo), await boxOf(openDialog(page)))).toBe(false);
    expect(await boxOf(undo)).toEqual(before);
    const foot = await boxOf(openDialog(page).getByRole("button", { name: "Save" }));
    expect(foot.y + foot.height).toBeLessThanOrEqual(844);
    await undo.click();
    await expect(page.getByText("New offers begin without a tax profile.")).toBeVisible();
  });

async function openAnother(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a tax profile" }).click();
  await expect(openDialog(page)).toBeVisible();
}

/** The first one that is added counts, and says so. */
async function withoutProfiles(shop: { readonly url: string }): Promise<void> {
  const { tax_profiles } = (await asStaff(shop, "GET", "/api/tax-profiles")) as {
    tax_profiles: { id: number; retired_at: string | null }[];
  };
  for (const { id, retired_at } of tax_profiles)
    if (retired_at === null) await asStaff(shop, "POST", `/api/tax-profiles/${id}/retire`, {});
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error("not shown");
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

function covers(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
