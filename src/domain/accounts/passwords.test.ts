import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";
import { newPasswordForRule, newPasswordRule } from "./account-rules.ts";

const tooShort = "Le mot de passe doit contenir au moins {min} caractères";
const tooLong = "Le mot de passe ne peut pas dépasser {max} caractères";
const tooCommon = "Ce mot de passe est trop courant";
const isEmail = "Votre adresse email ne peut pas servir de mot de passe";
const missing = "Veuillez remplir tous les champs obligatoires";

/** No composition is asked for: what counts is length, in code points, and not being common (REL-S11). */
const table: readonly (readonly [string, string | undefined])[] = [
  ["", missing],
  ["a", tooShort],
  ["1234567", tooShort],
  ["Ab1!xyz", tooShort],
  ["é".repeat(7), tooShort],
  ["😀".repeat(7), tooShort],
  ["é".normalize("NFD").repeat(7), tooCommon],
  ["aAaAaAaAa", tooCommon],
  ["z z z z z z", tooCommon],
  ["\u0000".repeat(9), tooCommon],
  ["\u00a0\u2003\u200b\u3000\ufeff\t \n", tooCommon],
  ["\u0301".repeat(9), tooCommon],
  ["😀😃".repeat(4), undefined],
  ["éà".repeat(64), undefined],
  ["xy".repeat(32), undefined],
  ["       ", tooShort],
  ["        ", tooCommon],
  ["😀".repeat(8), tooCommon],
  ["é".repeat(8), tooCommon],
  ["é".normalize("NFD").repeat(8), tooCommon],
  ["correcthorse", undefined],
  ["correct horse battery staple", undefined],
  ["onlylowercase", undefined],
  ["ONLYUPPERCASE", undefined],
  ["73910582", undefined],
  ["!!??!!??", undefined],
  [" leading", undefined],
  ["trailing ", undefined],
  ["tab\there!", undefined],
  ["пароль на русском", undefined],
  ["密码密码密码密码", undefined],
  ["كلمة السر طويلة", undefined],
  ["' or 1=1 --", undefined],
  ["<script>alert(1)</script>", undefined],
  ["null\u0000byte", undefined],
  ["x".repeat(64), tooCommon],
  ["x".repeat(65), tooCommon],
  ["x".repeat(127), tooCommon],
  ["x".repeat(128), tooCommon],
  ["x".repeat(129), tooLong],
  ["😀".repeat(128), tooCommon],
  ["😀".repeat(129), tooLong],
  ["x".repeat(10_000), tooLong],
  ["12345678", tooCommon],
  ["password", tooCommon],
  ["PassWord123", tooCommon],
  ["azertyuiop", tooCommon],
  ["Motdepasse", tooCommon],
  ["GreenEco2026!", tooCommon],
  ["gr33n-ec0-b@gs", tooCommon],
  ["Éco-Sacs-2027", tooCommon],
  ["a greenhouse of tomatoes", undefined],
  ["printed with care", undefined],
];

test.each(table)("REL-S11 %j", (password, text) => {
  expect(newPasswordRule(password)?.message).toBe(text);
});

test.each([
  ["ann.miller@example.com", true],
  ["  ANN.Miller@Example.COM ", true],
  ["ann.miller@example.com1!", true],
  ["ann.miller", true],
  ["Ann.Miller", true],
  ["ann.miller@example.org", false],
  ["ann.miller and her bags", false],
])("REL-S11 %j as the password of ann.miller@example.com", (password, isRefused) => {
  const words = newPasswordForRule(password, "Ann.Miller@example.com");
  expect(words?.message).toBe(isRefused ? isEmail : undefined);
});

test("REL-S11 without an address, and for a password that is refused anyway, the address says nothing", () => {
  expect(newPasswordForRule("correct horse", "")).toBeUndefined();
  expect(newPasswordForRule("password", "password@example.com")?.message).toBe(tooCommon);
});

test("REL-S11 the table has fifty-three rows", () => {
  expect(table).toHaveLength(53);
  recordFigure(
    "REL-S11",
    `${table.length} passwords judged: length, commonness, repetition, words of the house, no composition`,
  );
});
