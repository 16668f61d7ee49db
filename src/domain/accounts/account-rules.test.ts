import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import {
  accountEmailRule,
  accountNameRule,
  givenPasswordRule,
  isAdministrator,
  newPasswordRule,
  optionalTelephoneRule,
  passwordConfirmationRule,
  telephoneRule,
} from "./account-rules.ts";
import { emailKey } from "./email-key.ts";

const required = "Veuillez remplir tous les champs obligatoires";

describe("fields of an account (SPEC-2.24)", () => {
  test.each([accountNameRule, accountEmailRule, telephoneRule, givenPasswordRule, newPasswordRule])(
    "$name: an empty field",
    (rule) => {
      expect(said(rule(""))).toBe(required);
    },
  );

  test("an e-mail has its shape, a telephone may be left out when registering", () => {
    expect(said(accountEmailRule("ann"))).toBe("Veuillez fournir une adresse email valide");
    expect(accountEmailRule("ann@example.com")).toBeUndefined();
    expect(optionalTelephoneRule("")).toBeUndefined();
    expect(optionalTelephoneRule("1".repeat(31))).toBeDefined();
  });
});

describe("REL-S11: passwords (SPEC-2.23)", () => {
  test("typed twice the same", () => {
    expect(passwordConfirmationRule("a b ", "a b ")).toBeUndefined();
    expect(said(passwordConfirmationRule("", ""))).toBe(required);
    expect(said(passwordConfirmationRule("a b ", "a b"))).toBe("Les mots de passe ne correspondent pas");
  });
});

test.each([
  [{ is_admin: 1 }, true],
  [{ is_admin: true }, true],
  [{ isAdmin: 1 }, true],
  [{ isAdmin: true, is_admin: 0 }, true],
  [{ is_admin: 0, isAdmin: false }, false],
  [{ is_admin: "1" }, false],
  [{}, false],
])("%j is an administrator: %s", (user, expected) => {
  expect(isAdministrator(user)).toBe(expected);
});

describe("the key of an e-mail", () => {
  test.each([
    [" Ann@Example.COM ", "ann@example.com"],
    ["E\u0301lo@b.fr", "élo@b.fr"],
  ])("%j", (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  test("is its own key", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (email) => {
        expect(emailKey(emailKey(email))).toBe(emailKey(email));
      }),
    );
  });
});
