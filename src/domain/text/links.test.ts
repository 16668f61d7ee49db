import { expect, test } from "vitest";
import { mailtoOf } from "./mailto.ts";
import { mixesAlphabets } from "./mixed-alphabets.ts";
import { readsAsInvitation } from "./reads-as-invitation.ts";

test.each([
  ["ann@example.com", "mailto:ann@example.com"],
  ["a.b+c@example.com", "mailto:a.b%2Bc@example.com"],
  ["victim%40bank.example?bcc=eve@evil.example", "mailto:victim%2540bank.example%3Fbcc%3Deve@evil.example"],
  ["a&cc=b@example.com", "mailto:a%26cc%3Db@example.com"],
  ["a#b@example.com", "mailto:a%23b@example.com"],
  ["a/b@example.com", "mailto:a%2Fb@example.com"],
  ["élodie@exämple.com", "mailto:%C3%A9lodie@ex%C3%A4mple.com"],
  ["a\uD800@example.com", "mailto:a%EF%BF%BD@example.com"],
])("the link for %j writes to that address alone", (email, link) => {
  expect(mailtoOf(email)).toBe(link);
  expect(new URL(mailtoOf(email)).search).toBe("");
});

test.each([
  ["owner@example.com", false],
  ["\u043Ewner@example.com", true],
  ["owner@ex\u0430mple.com", true],
  ["\u03BFwner@example.com", true],
  ["иван@пример.рф", false],
  ["иван@example.com", false],
  ["王ann@example.com", false],
  ["ann@例え.jp", false],
  ["élodie.müller@example.com", false],
  ["nothing", false],
])("%s mixes alphabets: %s", (email, mixed) => {
  expect(mixesAlphabets(email)).toBe(mixed);
});

test.each([
  "Your account is locked: sign in at https://evil.example/login or call +1 900 555 0100",
  "See http://evil.example",
  "HTTPS:\u200B//evil.example",
  "www.evil.example",
  "ＷＷＷ．evil。example",
  "Ann evil.example/x",
  "Sign in at evil.example",
  "evil\u2024example",
  "write to eve@evil.example",
  "call 1-900-555-0100",
  "call 90 05 55 01 00",
  "ring ٩٠٠٥٥٥٠١٠٠",
  "call ９００５５５０１００",
  "ftp://x",
  "mailto:eve",
  "javascript:alert",
])("%j reads as an invitation", (name) => {
  expect(readsAsInvitation(name)).toBe(true);
});

test.each([
  "Ann Miller",
  "Dr. Ann Miller",
  "J. R. R. Tolkien",
  "O'Neil-Smith, Ann",
  "Henry VIII",
  "Agent 007",
  "Studio 54, Room 12",
  "Фёдор",
  "王小明",
  "Ann (North Market)",
  "Anne-Marie d'Été",
  "A/C North",
])("%j is a name", (name) => {
  expect(readsAsInvitation(name)).toBe(false);
});
