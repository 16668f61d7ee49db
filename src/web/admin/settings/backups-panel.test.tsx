// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { firstSettings } from "#domain/settings/shop-settings.ts";
import { openSection } from "../office.fixture.tsx";

const made = {
  ...{ id: 3, state: "made", is_nightly: false, has_key: true, byte_size: 1_250_000, missing_files: 1 },
  ...{ created_at: "2026-11-28T10:00:00.000Z", made_at: "2026-11-28T10:01:00.000Z", copied_at: null },
  ...{ problem: null, is_downloadable: true },
};
const nightly = {
  ...{ ...made, id: 2, is_nightly: true, has_key: false, missing_files: 0, is_downloadable: false },
  problem: "The store refused the key.",
};

test("REL-F9 an owner makes a backup with the password, and sees those that are kept", async () => {
  const { user, server } = await openSection("settings", {
    "GET /api/settings": { values: firstSettings(), version: 1, payment_ways: [] },
    "GET /api/tax-profiles": { tax_profiles: [] },
    "GET /api/settings/history": { history: [] },
    "GET /api/settings/secrets": {
      ...{ is_set: {}, from_environment: [], to_type_again: [] },
      webhook_urls: { stripe: "https://shop.example/a", paypal: "https://shop.example/b" },
    },
    "GET /api/me/second-factor": { is_on: false, recovery_codes_left: 0 },
    "GET /api/backups": { backups: [] },
    "POST /api/backups": { backup: { ...made, state: "waiting" } },
  });
  await screen.findByText("No backup was made here yet.");
  await user.click(screen.getByRole("button", { name: "Make a backup" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Make a backup" }));
  await user.click(dialog.getByLabelText("With the key of the secrets"));
  await user.type(dialog.getByLabelText("Your password"), "a long password");
  server.answer("GET /api/backups", { backups: [made, nightly] });
  await user.click(dialog.getByRole("button", { name: "Make it" }));
  expect((await screen.findAllByText(/1\.3 MB/)).length).toBe(2);
  const sent = vi.mocked(fetch).mock.calls.find(([, options]) => options?.method === "POST");
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual({
    with_key: true,
    current_password: "a long password",
  });
  expect(screen.getByText(/1 file that the shop names was not in its store/)).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Download the backup of/ }).length).toBe(1);
  expect(screen.getByText("Could not be copied to the bucket")).toBeTruthy();
  expect(screen.getByText("The store refused the key.")).toBeTruthy();
});
