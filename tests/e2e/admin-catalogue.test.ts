import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice, openOfficeAt } from "#tests/support/office.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

test.use({ expectedErrors: [/status of (422|500)/], shopName: "catalogue" });

test("a product is added with an image, keeps it when the image is left blank, and comes back after Undo", async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=Products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Management");
  await page.getByRole("button", { name: "Add Product" }).click();
  const dialog = openDialog(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Le nom du produit est requis")).toBeVisible();
  await dialog.getByLabel("Name").fill("Journey Bag");
  await dialog.getByLabel("Description").fill("Sewn for a journey.");
  const image = dialog.getByLabel("Image", { exact: true });
  const bag = { name: "bag.png", mimeType: "image/png", buffer: tinyPng };
  await image.setInputFiles(bag);
  await expect(dialog.locator("img")).toBeVisible();
  // A chooser that is cancelled leaves no file, and shows none.
  await image.click();
  await expect(image).toHaveValue("");
  await expect(dialog.locator("img")).toHaveCount(0);
  await image.setInputFiles(bag);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The product is saved.").first()).toBeVisible();

  // After a pause the box holds what was typed, and typing goes on.
  const search = page.getByPlaceholder("Search by name or description...");
  await search.pressSequentially("sewn ");
  await page.waitForURL(/search=sewn&|search=sewn$/);
  await search.pressSequentially("for a journey");
  await expect(search).toHaveValue("sewn for a journey");
  const row = page.getByRole("row", { name: /Journey (Bag|Tote)/ });
  await row.getByRole("button", { name: "Edit Journey Bag" }).click();
  await expect(dialog.getByText("Leave it blank to keep the current image.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Journey Tote");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /Journey Tote/ })).toBeVisible();
  await page.getByRole("button", { name: "Preview of Journey Tote" }).click();
  await expect(dialog.getByRole("img", { name: "Journey Tote" })).toBeVisible();
  // Two messages say that the product is saved; while they stay, they lie above the dialog's own "Close".
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Edit Journey Tote" }).click();
  await dialog.getByLabel("Remove the current image").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeVisible();
  await expect(page.getByRole("button", { name: "Preview of Journey Tote" })).toHaveCount(0);

  await page.getByRole("button", { name: "Delete Journey Tote" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No products found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row", { name: /Journey Tote/ })).toBeVisible();
});

test("SPEC-5.7 a second picture is added and moved up by keys; the shop shows it first, with its words", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=Products");
  await page.getByRole("link", { name: "Market Tote" }).click();
  const pictures = page.getByRole("form", { name: "Pictures" });
  const second = pictures.getByRole("listitem", { name: "Picture 2" });
  await pictures.getByLabel("Add a picture from a file").setInputFiles({
    name: "side.png",
    mimeType: "image/png",
    buffer: tinyPng,
  });
  await second.getByLabel("Alt text 2, English").fill("From the side");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(pictures.getByLabel("Alt text 1, English")).toBeFocused();
  await pictures.getByLabel("Alt text 1, French").fill("De côté");
  await pictures.getByRole("button", { name: "Save the pictures" }).click();
  await expect(page.getByText("The pictures are saved.")).toBeVisible();
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page.getByRole("img", { name: "From the side" })).toBeVisible();
  await page.getByRole("button", { name: "Picture 2" }).press("Enter");
  await expect(page.getByRole("img", { name: "Market Tote" }).first()).toBeVisible();
});

test("a size has a price above zero, stands first, and is found", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=sizes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Size Management");
  await expect(page.getByRole("row")).toHaveCount(6);
  await page.getByRole("button", { name: "Add Size" }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Price ($)").fill("0");
  await expect(dialog.getByText("Price must be greater than 0.00$")).toBeVisible();
  await dialog.getByLabel("Name").fill("Journey Size");
  await dialog.getByLabel("Price ($)").fill("0.1425");
  await dialog.getByRole("button", { name: "Save" }).click();
  // The newest first: what was just added is in sight (SPEC-2.4).
  await expect(page.getByRole("row").nth(1)).toContainText("Journey Size");
  await page.getByPlaceholder("Search by name, label, price or product...").fill("Journey Size");
  await expect(page.getByRole("row", { name: /Journey Size/ })).toContainText("$0.1425");
  await page.getByLabel("Rows per page").selectOption("25");
  await expect(page).toHaveURL(/per_page=25/);
});

test("a size that is not saved or not deleted says so; without products none can be added", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=sizes");
  const edited = page
    .getByRole("row")
    .nth(1)
    .getByRole("button", { name: /^Edit / });
  await page.route("**/api/sizes/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await edited.click();
  const dialog = openDialog(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(
    dialog.getByText("Une erreur est survenue lors de l'enregistrement de la taille."),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.unroute("**/api/sizes/*");

  await page.route("**/api/sizes/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByText("Impossible de supprimer la taille. Veuillez réessayer plus tard."),
  ).toBeVisible();

  await page.route("**/api/products?drafts=1", (route) => route.fulfill({ json: { data: [] } }));
  await page.goto("/admin?section=sizes");
  await expect(page.getByText("No products are available to create sizes.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Size" })).toBeDisabled();
});

test("a narrow window shows five products a page", { tag: "@deep" }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openOffice(page, shop, "section=Products");
  await expect(page.getByRole("article")).toHaveCount(5);
});

test("where a product is printed is marked by its corners and two figures, and stands for buyers at once", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const areas = async () => {
    const { data } = (await (await fetch(`${shop.url}/api/products`)).json()) as {
      data: { id: number; name: string; print_areas: { corners: number[][]; width_mm: number }[] }[];
    };
    const bag = data.find(({ name }) => name === "Grocery Bag");
    return { id: bag?.id, area: bag?.print_areas[0] };
  };
  const { id, area: before } = await areas();
  await openOfficeAt(page, shop, `/admin/products/${id}`);
  const corner = page.getByRole("button", { name: "Corner upper left" }).first();
  await corner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("Width, mm").first().fill("210");
  await page.getByRole("button", { name: "Save the print areas" }).click();
  await expect(page.getByText("The print areas are saved.").first()).toBeVisible();
  const [[x = 0, y = 0] = []] = before?.corners ?? [];
  expect((await areas()).area).toMatchObject({
    ...{ width_mm: 210, corners: [[x + 10, y + 1], ...(before?.corners.slice(1) ?? [])] },
  });
});
