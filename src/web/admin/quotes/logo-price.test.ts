// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { main, openDialog, press } from "../mutation-refusals.fixture.ts";
import { openSection } from "../office.fixture.tsx";

const quote = {
  ...{ id: 8, reference: "GE-2026-000008", name: "Cora Comma", email: "cora@example.com" },
  ...{ status: "pending", quantity: 20_000, created_at: "2026-03-02T16:00:00.000Z", version: 1 },
  is_logo_required: true,
  logo_file: { name: "logo.png", media_type: "image/png", bytes: 100, state: "ready", protection: null },
};

async function openLogoPrice() {
  const { user } = await openSection("devis", { "GET /api/quotes": { quotes: [quote] } });
  await press(main, "Confirm GE-2026-000008")(user);
  await screen.findByRole("dialog");
  return { user, price: within(openDialog()).getByLabelText("Logo price ($)") };
}

test("a decimal comma in the logo price is not dropped: confirm stays disabled", async () => {
  const { user, price } = await openLogoPrice();
  const confirm = within(openDialog()).getByRole("button", { name: /^Save and confirm/ });
  await user.type(price, "12,5");
  expect(price).toHaveProperty("value", "12,5");
  expect(confirm).toHaveProperty("disabled", true);
  expect(price.getAttribute("aria-invalid")).toBe("true");
  await user.clear(price);
  await user.type(price, "12.5");
  expect(confirm).toHaveProperty("disabled", false);
});

test("FOUND-C2 the logo price says its rule to assistive technology", async () => {
  const { price } = await openLogoPrice();
  const description = /In steps of 0\.01, not below 0\./;
  expect(within(openDialog()).getByRole("textbox", { name: "Logo price ($)", description })).toBe(price);
  expect(price.getAttribute("inputmode")).toBe("decimal");
});
