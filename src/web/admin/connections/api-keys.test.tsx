// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openSection } from "../office.fixture.tsx";

const key = {
  ...{ id: 1, name: "Warehouse", role: "production", ends_on: null, last_used_at: null },
  ...{ made_by: "Olive Owner", is_over: false, created_at: "2026-11-28T10:00:00.000Z" },
};

test("SPEC-4.60 an owner makes a key with the password, sees its secret once, and ends it", async () => {
  const { user, server } = await openSection("connections", {
    "GET /api/api-keys": { api_keys: [] },
    "GET /api/webhooks": { webhooks: [] },
    "GET /api/me/second-factor": { is_on: false, recovery_codes_left: 0 },
    "POST /api/api-keys": { api_key: key, secret: "gek_once" },
    "DELETE /api/api-keys/1": { success: true },
  });
  await screen.findByText("No program has a key.");
  await user.click(screen.getByRole("button", { name: "Make a key" }));
  await user.type(await screen.findByLabelText(/^Name/), "Warehouse");
  await user.selectOptions(screen.getByLabelText("Role"), "production");
  await user.type(screen.getByLabelText("Your password"), "a long password");
  const isNoLonger = server.answer("GET /api/api-keys", { api_keys: [key] });
  await user.click(screen.getByRole("button", { name: "Make the key" }));
  const shown = await screen.findByRole("dialog", { name: "The new key" });
  expect(within(shown).getByText("gek_once")).toBeTruthy();
  await user.click(within(shown).getByRole("button", { name: "It is in a safe place" }));
  expect(screen.queryByText("gek_once")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "End the key Warehouse" }));
  isNoLonger();
  await user.type(await screen.findByLabelText("Your password"), "a long password");
  await user.click(await screen.findByRole("button", { name: "End the key" }));
  await screen.findByText("No program has a key.");
});
