// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openSection } from "../office.fixture.tsx";

const sums = {
  ...{ gross_cents: 542_375, credit_cents: 4_646, exempt_cents: 0 },
  ...{ taxable_cents: 496_088, tax_cents: 40_927 },
};
const report = {
  ...{ from: "2027-01-01", to: "2027-01-31", by: "invoice", totals: sums },
  rows: [{ state: "CO", jurisdiction: "Denver", percent: 8.25, ...sums }],
  without_profile: [{ state: "UT", documents: 1, gross_cents: 100 }],
};

test("the report says each state and tax, what goods went where without one, and can be counted by payment", async () => {
  const { user } = await openSection("sales-tax", { "GET /api/books/sales-tax": report });
  const table = await screen.findByRole("table", { name: "Tax of these days" });
  within(table).getByRole("row", {
    name: /^CO Denver \(8\.25 %\) \$5,423\.75 \$46\.46 \$0\.00 \$4,960\.88 \$409\.27$/,
  });
  screen.getByText(/Goods went to UT without tax/);
  await user.selectOptions(screen.getByLabelText("Counts by"), "payment");
  await waitFor(() => {
    const asked = vi.mocked(fetch).mock.calls.map(([path]) => String(path));
    expect(asked.some((path) => path.includes("by=payment"))).toBe(true);
  });
});
