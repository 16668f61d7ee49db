import { expect, test } from "vitest";
import { fileMaxBytes } from "#domain/files/media-type.ts";
import { messageLimits } from "#domain/messages/message-rules.ts";
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

test("FOUND-S-N5 it takes a message with all its files, and one more, which the shop refuses with words", () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(readText("deploy/nginx.conf"))?.[1]);
  const most = (messageLimits.files + 1) * fileMaxBytes + 4 * messageLimits.text;
  expect(megabytes * 1_048_576).toBeGreaterThan(most);
  expect(readText("docs/operations.md")).toContain(`takes bodies of ${megabytes} MB`);
});
