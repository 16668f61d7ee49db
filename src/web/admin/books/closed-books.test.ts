// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { firstSettings } from "#domain/settings/shop-settings.ts";
import { openSection } from "../office.fixture.tsx";

const cents = { not_due: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, days_over_90: 0 };
const settings = {
  values: { ...firstSettings(), books_locked_until: "2026-01-31" },
  ...{ version: 3, payment_ways: [] },
};
const change = {
  ...{ id: 9, doer: "staff", doer_id: 1, doer_name: "Olive Owner", action: "settings.change" },
  ...{ subject: "settings", subject_id: 1, before: { books_locked_until: null } },
  ...{ after: { books_locked_until: "2026-01-31" }, created_at: "2026-02-03T16:00:00.000Z" },
};
const page = { page: 1, per_page: 10, total: 0, last_page: 1 };
const script = {
  "GET /api/settings": settings,
  "GET /api/settings/history": { history: [change] },
  "GET /api/me/second-factor": { is_on: false },
  "GET /api/exports": { batches: [], meta: page },
  "GET /api/exports/preview": { invoices: 0, new_invoices: 0, rows: 0, files: [], total_cents: 0 },
  "GET /api/books/ageing": {
    ...{ on: "2026-01-31", rows: [], cents, total_cents: 0, booked_since: [], booked_since_count: 0 },
  },
  "PUT /api/settings": { ...settings, values: { ...settings.values, books_locked_until: "2025-12-31" } },
};

test("closed books name the last closed day and who closed it, and are opened again with a reason and the password", async () => {
  const { user } = await openSection("books", script);
  const closed = await screen.findByRole("region", { name: "Closed books" });
  await within(closed).findByText(/closed up to and including Jan 31, 2026/);
  await within(closed).findByText(/^Olive Owner set it to Jan 31, 2026/);
  await within(closed).findByText("Nothing was booked since for that day or an earlier one.");
  const field = within(closed).getByLabelText("Last closed day");
  await user.clear(field);
  await user.type(field, "2025-12-31");
  await user.type(await within(closed).findByLabelText("Why closed days are opened again"), "A late invoice");
  await user.type(within(closed).getByLabelText("Your password"), "my own password");
  await user.click(within(closed).getByRole("button", { name: "Open these days again" }));
  await waitFor(() => {
    const sent = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === "PUT");
    expect(JSON.parse(String(sent?.[1]?.body))).toEqual({
      ...{ values: { books_locked_until: "2025-12-31" }, reason: "A late invoice" },
      current_password: "my own password",
    });
  });
});
