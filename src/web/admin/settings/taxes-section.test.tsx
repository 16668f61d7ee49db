// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { firstSettings } from "#domain/settings/shop-settings.ts";
import { openSection } from "../office.fixture.tsx";

const profile = {
  ...{ id: 4, name: "Liège", freight_taxable: true, setup_taxable: true, note: "", state: "" },
  ...{ retired_at: null, created_at: "2026-11-20T10:00:00.000Z", version: 1 },
  jurisdictions: [{ name: "TVA", percent: 21 }],
};
const settings = (values: object, version = 1) => ({
  ...{ values: { ...firstSettings(), ...values }, version, payment_ways: [] },
});
const belgium = { country: "Belgium", region: "" };

const open = (values: object, profiles: readonly object[] = []) =>
  openSection("taxes", {
    "GET /api/settings": settings(values),
    "GET /api/tax-profiles": { tax_profiles: profiles },
  });

test("L13.1 the first profile is the one that offers begin with: it says so, and Undo takes it back", async () => {
  const { user, server } = await open(belgium);
  await user.click(await screen.findByRole("button", { name: "Add a tax profile" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a tax profile" }));
  await user.type(dialog.getByLabelText(/^Name/), "Liège");
  await user.type(dialog.getByLabelText(/^Tax of \(1\)/), "TVA");
  await user.type(dialog.getByLabelText(/^Rate in %/), "21");
  server.answer("POST /api/tax-profiles", { tax_profile: profile, is_usual: true });
  server.answer("GET /api/tax-profiles", { tax_profiles: [profile] });
  server.answer("GET /api/settings", settings({ ...belgium, default_tax_profile_id: 4 }, 2));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("New offers begin with it");
  expect(await screen.findByText("The tax profile is saved.")).toBeTruthy();
  expect(screen.getByText("New offers begin with Liège.")).toBeTruthy();
  server.answer("PUT /api/settings", settings(belgium, 3));
  server.answer("GET /api/settings", settings(belgium, 3));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.queryByText("New offers begin with it")).toBeNull());
  const put = vi.mocked(fetch).mock.calls.find(([, options]) => options?.method === "PUT");
  expect(JSON.parse(String(put?.[1]?.body))).toEqual({ values: { default_tax_profile_id: null } });
});

const colorado = { country: "United States", region: "CO" };
const utah = { country: "United States", region: "Utah" };
test.each([
  ["in Colorado", colorado, [], true],
  ["in Utah", utah, [], false],
  ["in Utah, with the tax of Colorado", utah, [{ ...profile, state: "CO" }], true],
  ["in Belgium", belgium, [], false],
  ["in Belgium, where it is charged already", { ...belgium, retail_delivery_fee: 0.29 }, [], true],
])("L13.5 a shop %s is asked for the fee of Colorado, or not", async (_, values, profiles, isAsked) => {
  await open(values, profiles);
  await screen.findByRole("heading", { name: "Tax profiles" });
  expect(screen.queryByLabelText(/^Retail Delivery Fee/) !== null).toBe(isAsked);
});
