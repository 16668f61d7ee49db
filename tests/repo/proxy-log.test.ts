import { expect, test } from "vitest";
import { readText } from "./repository-files.ts";

/** Patterns of the map that decides what nginx writes instead of an address. */
const shortened = [...readText("deploy/nginx.conf").matchAll(/^ {2}~\*(\S+) /gm)].map(
  ([, pattern = ""]) => new RegExp(pattern, "i"),
);

test("REL-P1 the example for nginx writes no token of a page's address into its log", () => {
  const routes = [...readText("src/web/routes.ts").matchAll(/route\("([^"]*):token"/g)].map(
    ([, before]) => `/${before}`,
  );
  expect(routes.length).toBeGreaterThan(4);
  const written = routes.filter((path) => !shortened.some((pattern) => pattern.test(`${path}secret`)));
  expect(written, "Shorten them in the map of deploy/nginx.conf.").toEqual([]);
  const told = readText("docs/operations.md");
  expect(routes.filter((path) => !told.includes(`\`${path}…\``))).toEqual([]);
});

test("REL-P1 nor one of a call's address", () => {
  const calls = ["/api/invitations/secret", "/api/address-confirmations/secret"];
  expect(calls.filter((path) => !shortened.some((pattern) => pattern.test(path)))).toEqual([]);
});
