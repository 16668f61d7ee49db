import { expect, test } from "vitest";
import { asksForProof } from "./asks-for-proof.ts";

const ann = { email: "ann@example.com", isAdmin: true };
const ben = { email: "ben@example.com", isAdmin: false };

test.each([
  ["an administrator as before", ann, ann, false],
  ["an administrator's address", ann, { ...ann, email: "eve@example.com" }, true],
  ["the same address, written otherwise", ann, { ...ann, email: "Ann@example.com" }, true],
  ["an administrator's rights", ann, { ...ann, isAdmin: false }, true],
  ["a standard user as before", ben, ben, false],
  ["a standard user's address", ben, { ...ben, email: "eve@example.com" }, false],
  ["a standard user who is raised", ben, { ...ben, isAdmin: true }, true],
])("a proof for %s", (_, before, after, isAsked) => {
  expect(asksForProof(before, after)).toBe(isAsked);
});
