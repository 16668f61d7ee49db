// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { firstSettings } from "#domain/settings/shop-settings.ts";
import { openSection } from "../../office.fixture.tsx";

const nothing = {
  ...{
    smtp_url: false,
    stripe_secret_key: false,
    stripe_publishable_key: false,
    stripe_webhook_secret: false,
  },
  ...{ paypal_client_id: false, paypal_secret: false, paypal_webhook_id: false, backup_bucket: false },
};
const answer = {
  is_set: nothing,
  from_environment: ["paypal"],
  to_type_again: [],
  webhook_urls: {
    stripe: "https://shop.example/api/webhooks/stripe",
    paypal: "https://shop.example/api/webhooks/paypal",
  },
};
const withMail = { ...answer, is_set: { ...nothing, smtp_url: true } };
const tested = { mail: "250 Ok: queued" };

async function open(secrets: object = answer) {
  return await openSection("settings", {
    "GET /api/settings": { values: firstSettings(), version: 1, payment_ways: [] },
    "GET /api/backups": { backups: [] },
    "GET /api/tax-profiles": { tax_profiles: [] },
    "GET /api/settings/history": { history: [] },
    "GET /api/settings/secrets": secrets,
    "GET /api/me/second-factor": { is_on: false, recovery_codes_left: 0 },
  });
}

test("an owner types the mail server in parts, with the password, and reads what it said", async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole("button", { name: /^Enter Mail server/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Enter the mail server" }));
  await user.click(dialog.getByRole("button", { name: "Try and keep" }));
  expect(dialog.getByText("Please fill this in.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Server/), "mail.example.com");
  await user.type(dialog.getByLabelText(/^User/), "ann@a.example");
  await user.type(dialog.getByLabelText("Password of the mail account"), "p:w");
  await user.type(dialog.getByLabelText("Your password"), "a long password");
  server.answer("PUT /api/settings/secrets", { ...withMail, tested });
  server.answer("GET /api/settings/secrets", withMail);
  await user.click(dialog.getByRole("button", { name: "Try and keep" }));
  await screen.findByText(/Tried, and kept/);
  expect(screen.getByText(/250 Ok: queued/)).toBeTruthy();
  const [, sent] = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === "PUT") ?? [];
  expect(JSON.parse(String(sent?.body))).toEqual({
    values: { smtp_url: "smtp://ann%40a.example:p%3Aw@mail.example.com:587" },
    current_password: "a long password",
  });
});

test("what the environment names is said, and cannot be typed; what is lost is typed again", async () => {
  await open({ ...withMail, to_type_again: ["mail"] });
  await screen.findByText("From the environment");
  expect(screen.queryByRole("button", { name: /PayPal/ })).toBeNull();
  expect(screen.getByText(/Has to be typed again/)).toBeTruthy();
});
