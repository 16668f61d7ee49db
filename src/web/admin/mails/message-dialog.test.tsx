// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { openSection } from "../office.fixture.tsx";

const message = {
  ...{ id: 5, name: "Zoé Ng", email: "zoe@example.com", message: "Do you deliver to Lyon?", is_read: true },
  created_at: "2026-11-20T10:00:00Z",
  answers: [{ text: "To all of France.", by: "Ann Owen", created_at: "2026-11-21T10:00:00Z" }],
};

test("SPEC-4.70 a message is answered where it is read, below what was answered before", async () => {
  const meta = { page: 1, per_page: 10, total: 1, last_page: 1 };
  const { user } = await openSection("inbox", {
    "GET /api/contact-messages": { messages: [message], meta },
    "POST /api/contact-messages/{id}/answer": { contact_message: message },
  });
  await user.click(await screen.findByRole("button", { name: /^Zoé Ng/ }));
  const dialog = await screen.findByRole("dialog");
  for (const text of [/Answered by Ann Owen/, /To all of France\./]) expect(dialog.textContent).toMatch(text);
  const field = screen.getByRole("textbox", { name: "Your answer" });
  expect(dialog.textContent).toContain(`What comes back is in the mailbox of ${defaultShopFacts.email}`);
  const send = screen.getByRole("button", { name: "Send the answer" });
  await user.click(send);
  expect(await screen.findByText("Please write something.")).toBeDefined();
  await user.type(field, "Yes, to Lyon.");
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [, given] = vi.mocked(fetch).mock.calls.find(([, each]) => each?.method === "POST") ?? [];
  expect(JSON.parse(String(given?.body))).toEqual({ text: "Yes, to Lyon." });
});
