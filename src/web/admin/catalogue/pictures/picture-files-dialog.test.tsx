// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openSection } from "../../office.fixture.tsx";

const product = { version: 1, created_at: "2026-11-28T10:00:00.000Z" };
const products = [
  { ...product, id: 5, name: "Market Tote", nom: "Market Tote" },
  { ...product, id: 6, name: "Pouch", nom: "Pouch" },
];

/** The product and the file of each picture that was sent. */
const sent = () =>
  vi.mocked(fetch).mock.calls.flatMap(([address, given]) => {
    const file = given?.body instanceof FormData ? given.body.get("image") : null;
    return file instanceof File ? [`${address} ${file.name}`] : [];
  });

test("SPEC-5.9 pictures go to the products that they are named after; staff chooses for the others", async () => {
  const { user, server } = await openSection("Products", {
    "GET /api/products": { data: products },
    "GET /api/sizes": { data: [] },
    "POST /api/products/{id}/pictures": { data: products[0] },
  });
  await user.click(await screen.findByRole("button", { name: "Pictures by name" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pictures by name" }));
  const picture = (name: string) => new File(["x"], name, { type: "image/png" });
  const names = ["market-tote-10.png", "market-tote-2.png", "IMG_1.png", "IMG_2.png"];
  await user.upload(dialog.getByLabelText("Pictures, or a ZIP of them"), names.map(picture));
  await dialog.findByText("2 pictures found no product. Choose them below, or leave them out.");
  await user.selectOptions(dialog.getByLabelText("IMG_1.png"), "Pouch");
  const takeBack = server.answer(
    "POST /api/products/6/pictures",
    Response.json({ success: false, message: "x", errors: { image: ["No picture."] } }, { status: 422 }),
  );
  await user.click(dialog.getByRole("button", { name: "Add 3 pictures" }));
  await dialog.findByText("No picture.");
  expect(dialog.getByText(/^market-tote-2.png/).textContent).toBe("market-tote-2.png: added to Market Tote");
  takeBack();
  await user.click(dialog.getByRole("button", { name: "Add 1 picture" }));
  await screen.findByText("The pictures are added.");
  expect(sent()).toEqual([
    "/api/products/6/pictures IMG_1.png",
    "/api/products/5/pictures market-tote-2.png",
    "/api/products/5/pictures market-tote-10.png",
    "/api/products/6/pictures IMG_1.png",
  ]);
});

test("SPEC-5.11 pictures dropped onto the list open the dialog with them; a text that is dragged opens nothing", async () => {
  const { user } = await openSection("Products", {
    "GET /api/products": { data: products },
    "GET /api/sizes": {
      data: [{ ...product, id: 1, name: "Baguette", label: null, price: "0.20", product_id: 6 }],
    },
    "POST /api/products/{id}/pictures": { data: products[0] },
  });
  const list = await screen.findByRole("table", { name: "Products" });
  const files = ["market-tote.png", "baguette-2.png", "IMG_7.png"].map(
    (name) => new File(["x"], name, { type: "image/png" }),
  );
  fireEvent.dragOver(list, { dataTransfer: { types: ["text/plain"], files: [] } });
  expect(screen.queryByText(/^Drop the pictures here/)).toBeNull();
  fireEvent.dragOver(list, { dataTransfer: { types: ["Files"], files: [] } });
  screen.getByText(/^Drop the pictures here/);
  fireEvent.drop(list, { dataTransfer: { types: ["Files"], files } });
  const dialog = within(await screen.findByRole("dialog", { name: "Pictures by name" }));
  await dialog.findByText("1 picture found no product. Choose it below, or leave it out.");
  expect(screen.queryByText(/^Drop the pictures here/)).toBeNull();
  expect(dialog.getAllByText("Which product is this?")).toHaveLength(1);
  const asked = dialog.getByRole("combobox", { name: "IMG_7.png", description: "Which product is this?" });
  await user.selectOptions(asked, "Pouch");
  await user.click(dialog.getByRole("button", { name: "Add 3 pictures" }));
  await screen.findByText("The pictures are added.");
  expect(sent()).toEqual([
    "/api/products/6/pictures baguette-2.png",
    "/api/products/6/pictures IMG_7.png",
    "/api/products/5/pictures market-tote.png",
  ]);
});
