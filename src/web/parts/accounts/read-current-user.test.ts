// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { scriptServer } from "../../rendered.fixture.tsx";
import { readCurrentUser } from "./read-current-user.ts";
import { staffToken } from "./staff-token.ts";

const user = { id: 1, name: "Olive Owner", email: "owner@example.com", role: "owner", language: null };

afterEach(() => staffToken.set(() => null));

test.each([
  ["a refused token is forgotten", Response.json({ message: "No." }, { status: 401 }), null],
  ["so is one without success", { success: false }, null],
  ["one of an unknown user", { success: true, user: null }, null],
  ["a good one stays", { success: true, user }, "an old one"],
  ["a server that does not answer leaves it for later", "silence", "an old one"],
  ["so does one that fails", Response.json({}, { status: 500 }), "an old one"],
] as const)("the current user: %s", async (_, answer, kept) => {
  scriptServer({ "GET /api/me": answer });
  staffToken.set(() => "an old one");
  await readCurrentUser();
  const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer an old one");
  expect(staffToken.get()).toBe(kept);
});

test("without a token no user is asked for", async () => {
  scriptServer({ "GET /api/me": { success: true, user } });
  expect(await readCurrentUser()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
