import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactNameRule } from "#domain/contact/contact-rules.ts";
import { anyText } from "#tests/support/any-text.ts";
import { decimal, flag, id, jsonText, opaque, ruled, ruledSecret, ruledText, wholeNumber } from "./fields.ts";
import { listQuery, listStatus } from "./lists.ts";
import { z } from "./zod.ts";

describe("flags (SPEC-2.16)", () => {
  test.each([
    [1, true],
    [0, false],
    [true, true],
    [false, false],
    ["1", true],
    ["0", false],
    ["true", true],
    ["false", false],
  ])("%j is %s", (given, value) => {
    expect(flag.parse(given)).toBe(value);
  });
  test.each([2, "yes", "", null, undefined, [], "TRUE", [1]])("%j is no flag", (given) => {
    expect(flag.safeParse(given).success).toBe(false);
  });
});

describe("texts", () => {
  test("are cleaned, and a validation error carries its message (SPEC-0.6)", () => {
    expect(ruled(contactNameRule).parse(" <b>Ann</b>\tLee ")).toBe("Ann Lee");
    expect(ruledText(() => undefined).parse("a\r\n<i>b</i> ")).toBe("a\nb");
    const issue = ruled(contactNameRule).safeParse("").error?.issues[0];
    expect(issue).toMatchObject({
      code: "custom",
      message: "Le nom est requis",
      params: { words: { id: "contact.name.required" } },
    });
  });

  test("left out or null they count as empty; other types are refused", () => {
    const body = z.strictObject({ name: ruled(contactNameRule) });
    for (const given of [{}, { name: null }]) {
      expect(body.safeParse(given).error?.issues[0]?.message).toBe("Le nom est requis");
    }
    for (const given of [{ name: 1 }, { name: ["Ann"] }, { name: { a: 1 } }]) {
      expect(body.safeParse(given).success).toBe(false);
    }
  });

  test("a password keeps every byte (REL-S11)", () => {
    const secret = ruledSecret(() => undefined);
    expect(secret.parse(" <b>e\u0301\n ")).toBe(" <b>e\u0301\n ");
  });

  test("REL-I17: form and server decide alike on any text", () => {
    fc.assert(
      fc.property(anyText(120), (typed) => {
        const asked = contactNameRule(typed)?.id;
        const answered = ruled(contactNameRule).safeParse(typed).error?.issues[0];
        expect(answered?.code === "custom" ? answered.params?.words.id : undefined).toBe(asked);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("numbers", () => {
  test.each([
    ["7", 7],
    [7, 7],
    ["007", 7],
  ])("%j is an id", (given, value) => {
    expect(id.parse(given)).toBe(value);
  });
  test.each([
    "0",
    0,
    -1,
    1.5,
    "1.5",
    "1e3",
    "",
    " 7",
    "abc",
    null,
    ["7"],
    2_147_483_648,
    "99999999999999999999",
  ])("%j is no id", (given) => {
    expect(id.safeParse(given).success).toBe(false);
  });
  test("whole numbers keep their bounds, decimals stay as they were given", () => {
    expect(wholeNumber(1, 5).safeParse("6").success).toBe(false);
    expect([decimal.parse("0.145"), decimal.parse(0.145), decimal.parse(undefined)]).toEqual([
      "0.145",
      0.145,
      "",
    ]);
    expect(decimal.safeParse(Number.POSITIVE_INFINITY).success).toBe(false);
  });
});

test("tokens are printable and have no spaces", () => {
  expect(opaque.safeParse("pi_3N-x.y").success).toBe(true);
  for (const given of ["", "a b", "a\n", "é", "x".repeat(301)])
    expect(opaque.safeParse(given).success).toBe(false);
});

describe("JSON texts of multipart forms", () => {
  const list = jsonText(z.array(z.string()), []);
  test("are read; plain values are taken as they are; left out is what was agreed", () => {
    expect(list.parse('["a"]')).toEqual(["a"]);
    expect(list.parse(["a"])).toEqual(["a"]);
    expect(list.parse(undefined)).toEqual([]);
  });
  test.each(["[", "{}", "1", "null", "", "[1]"])("%j is refused", (given) => {
    expect(list.safeParse(given).success).toBe(false);
  });
  test("REL-I16: a prototype cannot be smuggled in", () => {
    const map = jsonText(z.record(z.string(), z.unknown()));
    const parsed = map.parse('{"__proto__":{"admin":true},"L":1}');
    expect(Object.keys(parsed)).toEqual(["L"]);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

test("lists accept page, per_page, search, sort and status, and nothing else (SPEC-2.27)", () => {
  const query = z.strictObject({ ...listQuery(["name", "id"]), ...listStatus(["paid"]) });
  expect(query.parse({ page: "2", per_page: "50", search: " a% ", sort: "-name", status: "paid" })).toEqual({
    page: 2,
    per_page: 50,
    search: "a%",
    sort: "-name",
    status: "paid",
  });
  for (const bad of [
    { page: "0" },
    { per_page: "501" },
    { sort: "email" },
    { sort: "--id" },
    { status: "x" },
    { page: ["1", "2"] },
  ]) {
    expect(query.safeParse(bad).success).toBe(false);
  }
});
