// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import {
  fill,
  type Mutation,
  main,
  openDialog,
  press,
  serverFirst,
  testRefusals,
} from "../mutation-refusals.fixture.ts";

const mutations: readonly Mutation[] = [
  {
    name: "confirming a quote",
    section: "devis",
    call: "POST /api/quotes/{id}/confirm",
    act: press(main, "Confirm GE-2026-000007"),
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Confirmé",
  },
  {
    name: "rejecting a quote",
    section: "devis",
    call: "POST /api/quotes/{id}/reject",
    act: async (user, round) => {
      await press(main, "Reject GE-2026-000007")(user);
      await keepTyping(user, "Reason", "Denver is too far away.", round);
      await press(openDialog, "Reject")(user);
    },
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Rejeté",
  },
  {
    name: "naming a logo price",
    section: "devis",
    call: "POST /api/quotes/{id}/update-logo-price",
    act: async (user, round) => {
      await press(main, "Confirm GE-2026-000008")(user);
      await keepTyping(user, "Logo price ($)", "120", round);
      await press(openDialog, "Save and confirm")(user);
    },
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Confirmé",
  },
  {
    name: "deleting several quotes",
    section: "devis",
    call: "DELETE /api/quotes/{id}",
    act: async (user, round) => {
      if (round > 0) await press(openDialog, "Close")(user);
      else await user.click(await screen.findByRole("checkbox", { name: "Select GE-2026-000007" }));
      await press(main, "Delete the selected quotes")(user);
      await press(openDialog, "Delete")(user);
    },
    place: openDialog,
    words: serverFirst("Une erreur est survenue"),
    claim: "Deleted",
  },
];

const quote = {
  ...{ name: "Rita Refused", email: "rita@example.com", phone: "(303) 555-0123", status: "pending" },
  ...{ quantity: 20_000, created_at: "2026-03-02T16:00:00.000Z", version: 1 },
};
const logo = {
  is_logo_required: true,
  logo_file: { name: "logo.png", media_type: "image/png", bytes: 100, state: "ready", protection: null },
};

testRefusals(mutations, {
  "GET /api/quotes": {
    quotes: [
      { ...quote, id: 7, reference: "GE-2026-000007" },
      { ...quote, id: 8, reference: "GE-2026-000008", ...logo },
    ],
  },
});

/** Types it the first time; after a refusal it must still stand there. */
async function keepTyping(user: UserEvent, label: string, text: string, round: number): Promise<void> {
  if (round === 0) return await fill(user, label, text);
  expect(await within(openDialog()).findByLabelText(label)).toHaveProperty("value", text);
}
