// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openSection } from "../office.fixture.tsx";

const webhook = {
  ...{ id: 1, url: "https://hooks.example/a", events: ["offer.accepted"], state: "on", is_failing: false },
  ...{ version: 1, created_at: "2026-11-28T10:00:00.000Z", former_signs_until: null },
};
const delivery = {
  ...{
    id: 7,
    message_id: "msg_7",
    event: "offer.accepted",
    state: "dead",
    body: '{"type":"offer.accepted"}',
  },
  ...{ next_attempt_at: null, created_at: "2026-11-28T11:00:00.000Z" },
  attempts: [
    {
      ...{ status: 500, error: null, answer: "out of order" },
      ...{ milliseconds: 12, created_at: "2026-11-28T11:00:01.000Z" },
    },
  ],
};

test("SPEC-4.61 an owner adds an endpoint, sees its secret once, reads what it was told and sends it again", async () => {
  const { user, server } = await openSection("connections", {
    "GET /api/api-keys": { api_keys: [] },
    "GET /api/webhooks": { webhooks: [] },
    "GET /api/me/second-factor": { is_on: false, recovery_codes_left: 0 },
    "POST /api/webhooks": { webhook, secret: "whsec_once" },
    "GET /api/webhooks/1/deliveries": {
      deliveries: [delivery],
      meta: { page: 1, per_page: 20, total: 1, last_page: 1 },
    },
    "POST /api/webhook-deliveries/7/replay": { delivery: { ...delivery, state: "waiting" } },
  });
  await user.click(await screen.findByRole("button", { name: "Add an endpoint" }));
  await user.type(await screen.findByLabelText(/^Address/), "https://hooks.example/a");
  await user.type(screen.getByLabelText("Your password"), "a long password");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("Please choose at least one event.");
  await user.click(screen.getByLabelText("Offer accepted"));
  server.answer("GET /api/webhooks", { webhooks: [webhook] });
  await user.click(screen.getByRole("button", { name: "Add" }));
  const shown = await screen.findByRole("dialog", { name: "The secret of the signatures" });
  expect(within(shown).getByText("whsec_once")).toBeTruthy();
  await user.click(within(shown).getByRole("button", { name: "It is in a safe place" }));
  await user.click(await screen.findByRole("button", { name: "What hooks.example was told" }));
  await screen.findByText("out of order");
  await user.click(screen.getByRole("button", { name: "Send again", hidden: true }));
  await screen.findByText("Given up");
});

test("SPEC-4.61 an owner gives an endpoint a new secret with the password, and reads until when the former one signs", async () => {
  const { user, server } = await openSection("connections", {
    "GET /api/api-keys": { api_keys: [] },
    "GET /api/webhooks": { webhooks: [webhook] },
    "GET /api/me/second-factor": { is_on: false, recovery_codes_left: 0 },
    "POST /api/webhooks/1/secret": { webhook, secret: "whsec_second" },
  });
  await user.click(await screen.findByRole("button", { name: "Give hooks.example a new secret" }));
  await user.type(await screen.findByLabelText("Your password"), "a long password");
  server.answer("GET /api/webhooks", {
    webhooks: [{ ...webhook, version: 2, former_signs_until: "2026-11-29T10:00:00.000Z" }],
  });
  await user.click(screen.getByRole("button", { name: "Make a new secret" }));
  const shown = await screen.findByRole("dialog", { name: "The secret of the signatures" });
  expect(within(shown).getByText("whsec_second")).toBeTruthy();
  await user.click(within(shown).getByRole("button", { name: "It is in a safe place" }));
  await screen.findByText(/The former secret signs as well until/);
});
