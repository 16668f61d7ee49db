import { expect, test } from "vitest";
import { said } from "#domain/words.fixture.ts";
import { contactEmailRule, contactMessageRule, contactNameRule } from "./contact-rules.ts";

// word for word
test.each([
  ["", "Le nom est requis"],
  ["<b></b> ", "Le nom est requis"],
  ["a".repeat(101), "Le nom ne peut pas dépasser 100 caractères"],
  ["Ann2", "Le nom contient des caractères non autorisés"],
  ["Ann_Lee", "Le nom contient des caractères non autorisés"],
  ["a".repeat(100), undefined],
  ["Éloïse d'Arc-Müller Jr.", undefined],
  ["Élodie", undefined],
  ["E\u0301lodie O’Neil", undefined],
])("name %j", (name, text) => {
  expect(said(contactNameRule(name))).toBe(text);
});

test.each([
  [" ", "L'email est requis"],
  [`${"a".repeat(250)}@b.co`, undefined],
  [`${"a".repeat(251)}@b.co`, "L'email est trop long"],
  ["ann@", "Veuillez fournir une adresse email valide"],
  [" ann@example.com ", undefined],
])("e-mail %j", (email, text) => {
  expect(said(contactEmailRule(email))).toBe(text);
});

const short = "Le message doit contenir au moins 10 caractères";
const links = "Le message contient trop de liens";
const run = "Le message contient des répétitions suspectes";
const lines = Array.from({ length: 200 }, (_, n) => `line ${n % 10}: ok`);

test.each([
  ["  ", "Le message est requis"],
  ["123456789", short],
  ["         1         ", short],
  ["1234567890", undefined],
  ["ab".repeat(1000), undefined],
  [`${"ab".repeat(1000)}c`, "Le message ne peut pas dépasser 2000 caractères"],
  ["see http://a.b and https://www.c.d", undefined],
  ["see http://a.b and www.c.d and HTTPS://e.f", links],
  ["noooooooooo way", undefined],
  ["nooooooooooo way", run],
  [`😀${"😀".repeat(10)}`, run],
  [lines.slice(0, 100).join("\r\n"), undefined],
])("message %j", (message, text) => {
  expect(said(contactMessageRule(message))).toBe(text);
});
