import { expect, test } from "vitest";
import { asksForProof, isGuardedRole } from "./asks-for-proof.ts";
import { roles } from "./roles.ts";

const ann = { email: "ann@example.com", role: "owner" } as const;
const pam = { email: "pam@example.com", role: "accounts" } as const;
const ben = { email: "ben@example.com", role: null } as const;

test("FOUND-S-N2 the roles that may move money, give credit or manage the shop are guarded", () => {
  expect([...roles, null].filter(isGuardedRole)).toEqual(["owner", "accounts"]);
});

test.each([
  ["an administrator as before", ann, ann, false],
  ["an administrator's address", ann, { ...ann, email: "eve@example.com" }, true],
  ["the same address, written otherwise", ann, { ...ann, email: "Ann@example.com" }, true],
  ["an administrator's rights", ann, { ...ann, role: null }, true],
  ["an administrator who becomes an accountant", ann, { ...ann, role: "accounts" }, true],
  ["a standard user as before", ben, ben, false],
  ["a standard user's address", ben, { ...ben, email: "eve@example.com" }, false],
  ["a standard user who is raised", ben, { ...ben, role: "owner" }, true],
  ["FOUND-S-N2 a standard user who becomes an accountant", ben, { ...ben, role: "accounts" }, true],
  [
    "FOUND-S-N2 a reader who becomes an accountant",
    { ...ben, role: "reader" },
    { ...ben, role: "accounts" },
    true,
  ],
  ["FOUND-S-N2 an accountant's address", pam, { ...pam, email: "eve@example.com" }, true],
  ["an accountant as before", pam, pam, false],
  ["an accountant who becomes a reader", pam, { ...pam, role: "reader" }, false],
  ["a seller's address", { ...ben, role: "sales" }, { email: "eve@example.com", role: "sales" }, false],
] as const)("a proof for %s", (_, before, after, isAsked) => {
  expect(asksForProof(before, after)).toBe(isAsked);
});
