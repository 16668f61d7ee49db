import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";
import { newPasswordRule } from "./account-rules.ts";

const tooShort = "Le mot de passe doit contenir au moins {min} caractères";
const tooLong = "Le mot de passe ne peut pas dépasser {max} caractères";
const tooCommon = "Ce mot de passe est trop courant";
const missing = "Veuillez remplir tous les champs obligatoires";

/** No composition is asked for: what counts is length, in code points, and not being everybody's (S11). */
const table: readonly (readonly [string, string | undefined])[] = [
  ["", missing],
  ["a", tooShort],
  ["1234567", tooShort],
  ["Ab1!xyz", tooShort],
  ["é".repeat(7), tooShort],
  ["😀".repeat(7), tooShort],
  ["é".normalize("NFD").repeat(7), undefined],
  ["       ", tooShort],
  ["        ", undefined],
  ["😀".repeat(8), undefined],
  ["é".repeat(8), undefined],
  ["é".normalize("NFD").repeat(8), undefined],
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
  ["x".repeat(64), undefined],
  ["x".repeat(65), undefined],
  ["x".repeat(127), undefined],
  ["x".repeat(128), undefined],
  ["x".repeat(129), tooLong],
  ["😀".repeat(128), undefined],
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

test.each(table)("S11 %j", (password, text) => {
  expect(newPasswordRule(password)?.message).toBe(text);
});

test("S11 the table has forty-five rows", () => {
  expect(table).toHaveLength(45);
  recordFigure(
    "S11",
    `${table.length} passwords judged: length, commonness, words of the house, no composition`,
  );
});
