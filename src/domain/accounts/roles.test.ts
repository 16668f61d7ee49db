import { describe, expect, test } from "vitest";
import { isRole, mayRole, meantRole, type Role, rights, roles } from "./roles.ts";

describe("the table of rights", () => {
  test("an owner may everything, an account without a role nothing", () => {
    expect(rights.filter((right) => !mayRole("owner", right))).toEqual([]);
    expect(rights.filter((right) => mayRole(null, right))).toEqual([]);
    expect(rights.filter((right) => mayRole(undefined, right))).toEqual([]);
  });

  test("no other role manages the shop, and a reader writes nothing", () => {
    expect(roles.filter((role) => mayRole(role, "shop.manage"))).toEqual(["owner"]);
    expect(rights.filter((right) => right.endsWith(".write") && mayRole("reader", right))).toEqual([]);
  });

  test("who writes something reads it, and production sees no price", () => {
    const blind = roles.flatMap((role) =>
      rights
        .filter((right) => right.endsWith(".write") && mayRole(role, right))
        .map((right) => rights.find((other) => other === right.replace(".write", ".read")))
        .filter((read) => read !== undefined && !mayRole(role, read)),
    );
    expect(blind).toEqual([]);
    expect(roles.filter((role) => !mayRole(role, "prices.read"))).toEqual(["production"]);
  });

  test.each(["", "Owner", "admin", null, 1])("%j is no role", (value) => expect(isRole(value)).toBe(false));
});

describe("the role that is meant", () => {
  const cases: readonly [
    now: Role | null,
    given: Parameters<typeof meantRole>[1],
    meant: Role | null | undefined,
  ][] = [
    [null, {}, null],
    [null, { isAdmin: true }, "owner"],
    [null, { isAdmin: false }, null],
    [null, { role: "owner" }, "owner"],
    [null, { role: "sales" }, "sales"],
    [null, { role: "sales", isAdmin: false }, "sales"],
    [null, { role: "sales", isAdmin: true }, undefined],
    [null, { role: "owner", isAdmin: true }, "owner"],
    [null, { role: "owner", isAdmin: false }, undefined],
    // The whole user comes back, with one of the two names changed.
    ["owner", { role: "owner", isAdmin: true }, "owner"],
    ["owner", { role: "owner", isAdmin: false }, null],
    ["owner", { isAdmin: false }, null],
    ["owner", { role: "sales" }, "sales"],
    ["owner", { role: "sales", isAdmin: false }, "sales"],
    ["owner", { role: "sales", isAdmin: true }, undefined],
    ["owner", { role: null }, null],
    ["sales", { role: "sales", isAdmin: true }, "owner"],
    ["sales", { role: "sales", isAdmin: false }, "sales"],
    ["sales", { isAdmin: false }, "sales"],
    ["sales", { role: "reader", isAdmin: false }, "reader"],
    ["sales", { role: "reader", isAdmin: true }, undefined],
    ["sales", { role: null, isAdmin: false }, null],
  ];
  test.each(cases)("%j given %j is %j", (now, given, meant) => expect(meantRole(now, given)).toBe(meant));
});
