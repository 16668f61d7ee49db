// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusedBody, serverSentence } from "#tests/support/refusals.ts";
import { main, press } from "./mutation-refusals.fixture.ts";
import { openSection } from "./office.fixture.tsx";

// What is shown as done before the server has said so goes back to how it was when it is refused, with words.

const refusal = () => Response.json(refusedBody(409), { status: 409 });
const expectRefused = async () =>
  expect((await within(main()).findByRole("alert")).textContent).toBe(serverSentence(409));

const created_at = "2026-03-02T16:00:00.000Z";
const meta = { page: 1, per_page: 25, total: 2, last_page: 1 };

test("a message: read at once and unread again", async () => {
  const answer = Promise.withResolvers<Response>();
  const message = {
    id: 3,
    name: "Rolf Rollback",
    email: "rolf@example.com",
    message: "Do you ship to Ohio?",
  };
  const { user } = await openSection("inbox", {
    "GET /api/contact-messages": {
      messages: [{ ...message, is_read: false, created_at, answers: [] }],
      meta,
    },
    "PUT /api/contact-messages/{id}": answer.promise,
  });
  const unread = { name: "Rolf Rollback unread" };
  await screen.findByRole("button", unread);
  await press(main, "Mark Rolf Rollback as read")(user);
  await waitFor(() => expect(screen.queryByRole("button", unread)).toBeNull());
  answer.resolve(refusal());
  await expectRefused();
  await screen.findByRole("button", unread);
});

const trashed = (id: number, name: string) => ({
  ...{ id, kind: "quote", record_id: id, name, deleted_by: "Olive Owner" },
  ...{ deleted_at: created_at, asks_for_proof: false },
});

test("the trash: what is restored leaves at once, and lies there again", async () => {
  const answer = Promise.withResolvers<Response>();
  const { user } = await openSection("trash", {
    "GET /api/trash": { trash: [trashed(7, "Tilda Trashed")], meta },
    "POST /api/quotes/{id}/restore": answer.promise,
  });
  const restore = { name: "Restore Tilda Trashed" };
  await press(main, restore.name)(user);
  await waitFor(() => expect(screen.queryByRole("button", restore)).toBeNull());
  answer.resolve(refusal());
  await expectRefused();
  await screen.findByRole("button", restore);
});

test("the trash: of two that are restored at once, the one that is refused says so", async () => {
  const first = Promise.withResolvers<Response>();
  const second = Promise.withResolvers<object>();
  const { user, server } = await openSection("trash", {
    "GET /api/trash": { trash: [trashed(7, "Thora One"), trashed(8, "Thora Two")], meta },
    "POST /api/quotes/7/restore": first.promise,
    "POST /api/quotes/8/restore": second.promise,
  });
  await press(main, "Restore Thora One")(user);
  await press(main, "Restore Thora Two")(user);
  server.answer("GET /api/trash", { trash: [trashed(7, "Thora One")], meta });
  first.resolve(refusal());
  await expectRefused();
  second.resolve({});
  await screen.findByText("Thora Two is restored.");
  await expectRefused();
  await screen.findByRole("button", { name: "Restore Thora One" });
});
