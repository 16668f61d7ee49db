// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ClientRow } from "#contracts/clients/client-records.ts";
import { openSection } from "../office.fixture.tsx";

const dana: ClientRow = {
  ...{ id: 7, name: "Dana North", email: "dana@northmarket.example", phone: "303-555-0142" },
  ...{ company: "North Market LLC", language: "fr", quote_count: 0, last_quote_at: null },
  created_at: "2026-11-20T10:00:00Z",
};
const meta = { page: 1, per_page: 10, total: 1, last_page: 1 };

function lastSent(): unknown {
  const [, given] = vi.mocked(fetch).mock.calls.findLast(([, each]) => each?.method === "POST") ?? [];
  return JSON.parse(String(given?.body));
}

test("SPEC-4.71 a new quote takes a client by a few letters, in his language", async () => {
  const { user } = await openSection("devis", {
    "GET /api/quotes": { quotes: [], meta },
    "GET /api/clients": { clients: [dana], meta },
  });
  await user.click(await screen.findByRole("button", { name: "New quote" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Find a client/), "nor");
  await user.click(await dialog.findByRole("button", { name: /Dana North · North Market LLC/ }));
  const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;
  expect(["Name", "Email", "Telephone", "Company", "Language"].map(value)).toEqual([
    ...["Dana North", dana.email, "303-555-0142", "North Market LLC", "fr"],
  ]);
});

test("SPEC-4.71 a client is added from the list, with what is wrong at its field", async () => {
  const { user, server } = await openSection("clients", {
    "GET /api/clients": { clients: [], meta: { ...meta, total: 0 } },
  });
  server.answer("POST /api/clients", Response.json({ client: dana }, { status: 201 }));
  await user.click(await screen.findByRole("button", { name: "Add a client" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Email"), dana.email);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
  await user.type(dialog.getByLabelText("Name"), dana.name);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(lastSent()).toEqual({ name: dana.name, email: dana.email, phone: "", company: "", language: "en" });
});
