import { expect, test } from "vitest";
import { officePath, protectedPath } from "./protected-path.ts";

test.each([
  [{ from: "/admin/quotes?page=2" }, "", "/admin/quotes?page=2"],
  [null, "?from=%2Fadmin", "/admin"],
  [{ from: "/admin" }, "?from=/other", "/admin"],
  [null, "", undefined],
  [null, "?from=//elsewhere.example", undefined],
  [null, "?from=https://elsewhere.example", undefined],
  [{ from: "/\\elsewhere.example" }, "", undefined],
  [{ from: 7 }, "", undefined],
  [null, "?from=/<script>", undefined],
])("state %j and search %j: %s", (state, search, path) => {
  expect(protectedPath({ state, search })).toBe(path);
});

test.each([
  ["/admin/quotes/7?version=2", "/admin/quotes/7?version=2"],
  ["/admin?section=inbox", "/admin?section=inbox"],
  ["/administrators", undefined],
  ["/client/quotes", undefined],
  [undefined, undefined],
])("FOUND-U39 signing in leads from %s to %s", (from, to) => {
  expect(officePath(from)).toBe(to);
});
