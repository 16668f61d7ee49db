// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ClientNote } from "#contracts/clients/client-notes.ts";
import type { ClientRecord } from "#contracts/clients/client-records.ts";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { staffToken } from "../../parts/accounts/staff-token.ts";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import { type ToastMessage, takeOverToasts } from "../../ui/feedback/toast.ts";
import ClientPage from "./client-page.tsx";

const note: ClientNote = {
  ...{ id: 3, text: "Met at the fair.", author: "Sal", created_at: "2026-11-21T10:00:00Z" },
  ...{ changed_by: null, changed_at: null, version: 1 },
};
const record: ClientRecord = {
  client: {
    ...{ id: 7, name: "Dana North", email: "dana@northmarket.example", phone: null, company: null },
    ...{ language: "en", quote_count: 0, last_quote_at: null, created_at: "2026-11-20T10:00:00Z" },
  },
  ...{ quotes: [], payments: [], messages: [], orders: [], invoices: [], files: [], notes: [note] },
  sums: { turnover_cents: 0, paid_cents: 0, open_cents: 0 },
  ...{ proposed_company: null, merge: null },
};

/** What came as a toast. */
const said: ToastMessage[] = [];
beforeEach(() => {
  said.length = 0;
  return takeOverToasts((message) => said.push(message));
});

/** The page of a client, for the owner, or for one who may only read. */
async function openClient(role: "owner" | "reader" = "owner") {
  const me = { id: 1, name: "Olive", email: "olive@example.com", role, language: null };
  staffToken.set(() => "a token");
  const server = scriptServer({
    "GET /api/me": { success: true, user: me },
    "GET /api/clients/{id}": record,
    "GET /api/clients/{id}/companies": {
      companies: [],
      meta: { page: 1, per_page: 100, total: 0, last_page: 1 },
    },
    "GET /api/history": { history: [], meta: { page: 1, per_page: 25, total: 0, last_page: 1 } },
  });
  const user = await openRendered("/admin/clients/7", [
    {
      path: "admin/clients/:id",
      Component: vi.fn(() => (
        <QueryClientProvider client={new QueryClient()}>
          <AuthProvider known={me}>
            <ClientPage />
          </AuthProvider>
        </QueryClientProvider>
      )),
    },
  ]);
  await screen.findByText(note.text);
  return { user, server };
}

/** What was sent by this method: the address and the body. */
const sent = (method: string) =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([, given]) => given?.method === method)
    .map(([address, given]) => [address, given?.body ? JSON.parse(String(given.body)) : undefined]);

test("SPEC-4.75 a note is added and corrected in a dialog, with what is wrong at its field", async () => {
  const { user, server } = await openClient();
  await user.click(screen.getByRole("button", { name: "Add a note" }));
  const adding = within(await screen.findByRole("dialog", { name: "Add a note" }));
  await user.click(adding.getByRole("button", { name: "Save" }));
  await adding.findByText("Please write something.");
  server.answer("POST /api/clients/7/notes", Response.json({ note: { ...note, id: 4 } }, { status: 201 }));
  await user.type(adding.getByLabelText("What is to be remembered"), "Wants samples.");
  await user.click(adding.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("POST")).toEqual([["/api/clients/7/notes", { text: "Wants samples." }]]);
  await user.click(screen.getByRole("button", { name: /^Correct the note of/ }));
  const fresh = { ...note, text: "Met in May.", version: 2 };
  const takeBack = server.answer(
    "PUT /api/clients/7/notes/3",
    Response.json({ success: false, message: "x", fresh }, { status: 409 }),
  );
  const correcting = within(await screen.findByRole("dialog", { name: "Correct the note" }));
  await user.type(correcting.getByLabelText("What is to be remembered"), " Twice.");
  await user.click(correcting.getByRole("button", { name: "Save" }));
  await correcting.findByText("Met in May.");
  takeBack();
  server.answer("PUT /api/clients/7/notes/3", { note: { ...fresh, text: "Met at the fair. Twice." } });
  await user.click(correcting.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("PUT")).toHaveLength(2);
});

test("SPEC-4.75 a deleted note comes back by Undo", async () => {
  const { user, server } = await openClient();
  server.answer("DELETE /api/clients/7/notes/3", { success: true });
  server.answer("POST /api/clients/7/notes/3/restore", { note });
  await user.click(screen.getByRole("button", { name: /^Delete the note of/ }));
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(["The note is deleted."]));
  expect(said[0]?.action?.label).toBe("Undo");
  said[0]?.action?.onAct();
  await waitFor(() => expect(sent("POST")).toEqual([["/api/clients/7/notes/3/restore", {}]]));
});

test("SPEC-4.75 who may only read sees notes and no way to change them", async () => {
  await openClient("reader");
  expect(screen.queryByRole("button", { name: /note/i })).toBeNull();
});

test("SPEC-4.71 a client is corrected; another address says what ends, and a refusal stands at its field", async () => {
  const { user, server } = await openClient();
  await user.click(screen.getByRole("button", { name: "Edit client" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit client" }));
  const email = dialog.getByLabelText("Email");
  expect(dialog.queryByText(/open nothing any more/)).toBeNull();
  await user.clear(email);
  await user.type(email, "fay@fox.example");
  await dialog.findByText(/Links that were mailed to the old one open nothing any more/);
  const errors = { email: ["A client has this address already."] };
  const takeBack = server.answer(
    "PUT /api/clients/7",
    Response.json({ success: false, message: "x", errors }, { status: 422 }),
  );
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findByText("A client has this address already.");
  takeBack();
  server.answer("PUT /api/clients/7", { client: { ...record.client, email: "dana@new.example" } });
  await user.clear(email);
  await user.type(email, "dana@new.example");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(["Dana North is saved."]));
  expect(sent("PUT").at(-1)).toEqual([
    "/api/clients/7",
    { name: "Dana North", email: "dana@new.example", phone: "", company: "", language: "en" },
  ]);
});

test("SPEC-4.72 erasing asks for the password, says what goes and stays, and names afterwards what stayed", async () => {
  const { user, server } = await openClient();
  await user.click(screen.getByRole("button", { name: "Erase" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Erase Dana North for good?" }));
  dialog.getByText("This cannot be undone.");
  dialog.getByText(/^What goes: .*notes/);
  dialog.getByText(/^What stays by law: issued invoices as they are/);
  await user.click(dialog.getByRole("button", { name: "Erase for good" }));
  expect(sent("POST"), "no password, no call").toEqual([]);
  const password = dialog.getByLabelText("Your password");
  expect(password.getAttribute("aria-invalid")).toBe("true");
  const errors = { current_password: ["This is not your password."] };
  const takeBack = server.answer(
    "POST /api/clients/7/erase",
    Response.json({ success: false, message: "x", errors }, { status: 422 }),
  );
  await user.type(password, "wrong");
  await user.click(dialog.getByRole("button", { name: "Erase for good" }));
  await dialog.findByText("This is not your password.");
  takeBack();
  server.answer("POST /api/clients/7/erase", { kept: ["Payments in the books, without the name: 2"] });
  await user.clear(password);
  await user.type(password, "the right one");
  await user.click(dialog.getByRole("button", { name: "Erase for good" }));
  const done = within(await screen.findByRole("dialog", { name: "The client is erased" }));
  done.getByText("Payments in the books, without the name: 2");
  expect(sent("POST").at(-1)).toEqual(["/api/clients/7/erase", { current_password: "the right one" }]);
});

test("SPEC-4.72 an account of staff is refused with its reason; who is no owner is not offered it", async () => {
  const { user, server } = await openClient();
  await user.click(screen.getByRole("button", { name: "Erase" }));
  const dialog = within(await screen.findByRole("dialog"));
  const message = "This is the address of an account with rights in the back office. Take them away first.";
  server.answer("POST /api/clients/7/erase", Response.json({ success: false, message }, { status: 409 }));
  await user.type(dialog.getByLabelText("Your password"), "the right one");
  await user.click(dialog.getByRole("button", { name: "Erase for good" }));
  await dialog.findByText(message);
});
