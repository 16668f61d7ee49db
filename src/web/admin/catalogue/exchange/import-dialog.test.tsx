// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { CallAnswer } from "#contracts/call.ts";
import type { importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { openSection } from "../../office.fixture.tsx";

const size = { product: "Tote", size: "Small", price_before: null, price_after: null, changes: [] };
const looked: CallAnswer<typeof importProducts> = {
  ...{ rows: 4, fault_count: 0, faults: [], asks: [], not_taken: ["Weight (g)"] },
  made: { products: 0, sizes: 1 },
  changed: { products: 0, sizes: 1 },
  unchanged: { products: 0, sizes: 1 },
  effects: [
    {
      ...{ ...size, row: 2, price_before: "0.15", price_after: "0.16" },
      kind: "changed",
      changes: [
        { field: "label", min_units: null, before: "9 in", after: "10 in" },
        { field: "price", min_units: null, before: "0.15", after: "0.16" },
        { field: "price", min_units: 25_000, before: "", after: "0.14" },
      ],
    },
    { ...size, row: 3, size: "Large", kind: "new", price_after: "0.20" },
    { ...size, row: 4, size: "Medium", kind: "unchanged", price_before: "0.18", price_after: "0.18" },
  ],
};

async function openImport() {
  const { user, server } = await openSection("Products", {
    "GET /api/products": { data: [] },
    "POST /api/products/import": looked,
  });
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Import products and sizes" }));
  return { user, server, dialog };
}

/** The address and file of each call of the import. */
const sent = () =>
  vi.mocked(fetch).mock.calls.flatMap(([address, given]) => {
    const file = given?.body instanceof FormData ? given.body.get("file") : null;
    return file instanceof File ? [{ address: String(address), file }] : [];
  });

test("SPEC-5.8 cells pasted from a spreadsheet are shown by kind, and written by the button alone", async () => {
  const { user, dialog } = await openImport();
  const block = "product\tsize\tlabel\tprice\nTote\tSmall\t10 in\t0.16";
  await user.click(dialog.getByLabelText(/^Or paste cells/));
  await user.paste(block);
  await dialog.findByText("4 rows can be imported.");
  expect(sent().map(({ address }) => address)).toEqual(["/api/products/import?dry_run=1"]);
  expect(await sent()[0]?.file.text()).toBe(block);
  expect(dialog.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    ...["Changed1", "New1", "Unchanged1"],
  ]);
  const row = dialog.getByRole("row", { name: /Small/ });
  expect(row.textContent).toContain("Label of the size: 9 in 10 in");
  expect(row.textContent).toContain("From 25,000 on:  $0.14");
  expect(dialog.getByText(/Weight \(g\)/)).toBeTruthy();
  await user.click(dialog.getByRole("tab", { name: /Unchanged/ }));
  await dialog.findByRole("row", { name: /Medium/ });
  await user.click(dialog.getByRole("button", { name: "Import 4 rows" }));
  await screen.findByText("The file is imported.");
  expect(sent().map(({ address }) => address)).toEqual([
    ...["/api/products/import?dry_run=1", "/api/products/import"],
  ]);
});

test("SPEC-5.1 rows that are not understood stand first, beside what the others would do", async () => {
  const { user, server, dialog } = await openImport();
  const faults = [{ row: 5, field: "price", message: "Write the price as a plain number." }];
  server.answer("POST /api/products/import", { ...looked, faults, fault_count: 1 });
  const file = new File(["x"], "x.csv");
  await user.upload(dialog.getByLabelText(/^CSV or Excel file/), file);
  await dialog.findByText("1 cell has to be corrected. Nothing is imported before.");
  await dialog.findByText("Write the price as a plain number.");
  expect(dialog.getAllByRole("tab")[0]?.textContent).toBe("Not understood1");
  expect(dialog.getByRole("button", { name: "Import" })).toHaveProperty("disabled", true);
  await user.click(dialog.getByRole("tab", { name: /New/ }));
  await dialog.findByRole("row", { name: /Large/ });
});
