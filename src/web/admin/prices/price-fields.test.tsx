// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openOffice } from "../office.fixture.tsx";

const at = { created_at: "2026-11-28T10:00:00.000Z" };
const product = { ...at, id: 5, name: "Market Tote", nom: "Market Tote", version: 1 };
const size = { ...at, label: null, product_id: 5, version: 1 };

/** A new list, which says what the sizes cost now. */
async function openEditor() {
  const { user } = await openOffice("?section=price-lists", {
    "GET /api/price-lists": { price_lists: [] },
    "GET /api/products": { data: [product] },
    "GET /api/sizes": {
      data: [
        { ...size, id: 1, name: "Small", price: "0.20" },
        { ...size, id: 2, name: "Large", price: "0.30" },
      ],
    },
  });
  const open = await screen.findByRole("button", { name: "New price list" });
  await expect.poll(() => open.hasAttribute("disabled")).toBe(false);
  await user.click(open);
  const table = within(await screen.findByRole("table", { name: "Prices by size and quantity" }));
  /** What the grid says, row by row. */
  const grid = () =>
    table.getAllByRole("row").map((row) =>
      within(row)
        .getAllByRole<HTMLInputElement>("textbox")
        .map(({ value }) => value),
    );
  const field = (name: string) => table.getByRole<HTMLInputElement>("textbox", { name });
  return { user, grid, field };
}

const before = [["1"], ["0.2"], ["0.3"]];

test("SPEC-5.10 a block copied from a spreadsheet fills the grid; one undo gives back what was there", async () => {
  const { user, grid, field } = await openEditor();
  expect(grid()).toEqual(before);
  await user.click(field("Market Tote, Small, from 1 bags"));
  await user.paste("Size\t5,000\t10,000 +\nLarge\t$0.28\t0,27\nSmall\t0.18\tcall us\nHuge\t1\t1");
  expect(grid()).toEqual([
    ["1", "5,000", "10,000"],
    ["0.2", "0.18", ""],
    ["0.3", "0.28", "0.27"],
  ]);
  screen.getByText("3 cells are pasted.");
  expect(screen.getAllByText(/^Row \d/).map(({ textContent }) => textContent)).toEqual([
    "Row 3, column 3: “call us” is no price.",
    "Row 4, column 1: “Huge” is the name of no size, or of several.",
  ]);
  await user.click(screen.getByRole("button", { name: "Undo the paste" }));
  expect(grid()).toEqual(before);
  expect(document.activeElement).toBe(field("Market Tote, Small, from 1 bags"));
  await user.paste("0.19\n0.29");
  expect(grid()).toEqual([["1"], ["0.19"], ["0.29"]]);
  await user.keyboard("{Control>}z{/Control}");
  expect(grid()).toEqual(before);
});

test("SPEC-5.10 a single cell is pasted as text; what is typed after a block is not undone with it", async () => {
  const { user, grid, field } = await openEditor();
  const large = field("Market Tote, Large, from 1 bags");
  await user.clear(large);
  await user.paste("0.25");
  expect(screen.queryByText(/(is|are) pasted\./)).toBeNull();
  await user.click(field("Quantity of break 1"));
  await user.paste("100\t1,000");
  expect(grid()[0]).toEqual(["100", "1,000"]);
  await user.type(field("Market Tote, Large, from 1,000 bags"), "0.22");
  expect(grid().slice(1)).toEqual([
    ["0.2", ""],
    ["0.25", "0.22"],
  ]);
  expect(screen.queryByRole("button", { name: "Undo the paste" })).toBeNull();
});
