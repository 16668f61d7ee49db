// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
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
