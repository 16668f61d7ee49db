// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { firstSettings } from "#domain/settings/shop-settings.ts";
import { openSection } from "../office.fixture.tsx";

test("SPEC-4.38 the owner of the demo is told what happens, gives the password, and the office is loaded anew", async () => {
  const list = { steps: [], is_put_away: true, is_demo: true };
  const { user } = await openSection("settings", {
    "GET /api/settings": { values: firstSettings(), version: 1, payment_ways: [] },
    "GET /api/backups": { backups: [] },
    "GET /api/tax-profiles": { tax_profiles: [] },
    "GET /api/settings/history": { history: [] },
    "GET /api/first-day": list,
    "GET /api/me/second-factor": { is_on: false, recovery_codes_left: 0 },
    "POST /api/first-day/begin-own-shop": {},
  });
  await user.click(await screen.findByRole("button", { name: "Begin my own shop" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Begin my own shop" }));
  expect(dialog.getByText("There is no way back to the demo.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Your password"), "a long password");
  const left = vi.spyOn(location, "assign").mockReturnValue();
  await user.click(dialog.getByRole("button", { name: "Begin my own shop" }));
  // The shop speaks other words from now on.
  await waitFor(() => expect(left).toHaveBeenCalledWith("/admin"));
  const [, sent] = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === "POST") ?? [];
  expect(JSON.parse(String(sent?.body))).toEqual({
    current_password: "a long password",
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    first_language: "en",
  });
});
