// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { staffToken } from "../../parts/accounts/staff-token.ts";
import { useQueries } from "../../parts/use-queries.ts";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import { DraftConflict } from "../quotes/offer/draft-conflict.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";

const entry = {
  ...{ id: 7, doer: "staff", doer_id: 2, doer_name: "Dana", subject: "size", subject_id: 3 },
  ...{ action: "size.update", before: {}, after: {}, created_at: "2026-03-02T17:04:00.000Z" },
};

/** The notices as they stand after a 409. */
async function openNotices(history: readonly object[] | undefined) {
  scriptServer(history ? { "GET /api/history": { history } } : {});
  staffToken.set(() => "a token");
  await openRendered("/", [{ index: true, Component: Notices }]);
}

function Notices() {
  return (
    <AuthProvider>
      <QueryClientProvider client={useQueries()}>
        <ConflictNotice of={{ subject: "size", id: 3 }} differences={[{ label: "Price", now: "0.18" }]} />
        <DraftConflict
          quoteId={3}
          theirs="none"
          onKeepMine={() => undefined}
          onTakeTheirs={() => undefined}
        />
      </QueryClientProvider>
    </AuthProvider>
  );
}

test("a conflict names the colleague, what was done and when, and keeps both texts", async () => {
  await openNotices([entry]);
  const named = await screen.findAllByText(/^Dana was faster: Changed, Mar 2, 2026/);
  expect(named).toHaveLength(2);
  expect(screen.getByText("0.18")).toBeTruthy();
  expect(screen.getAllByText(/What you typed is still here/)).toHaveLength(2);
});

test("who may not read the history learns that it was changed", async () => {
  await openNotices(undefined);
  expect(await screen.findByText("This was changed in the meantime.")).toBeTruthy();
  expect(screen.getByText("Another user has changed this draft")).toBeTruthy();
});
