import { describe, expect, test } from "vitest";
import { accountNameRule, optionalNameRule } from "#domain/accounts/account-rules.ts";
import { companyRules } from "#domain/companies/company-rules.ts";
import { contactNameRule } from "#domain/contact/contact-rules.ts";
import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { proofAnswerRules } from "#domain/orders/proofs/proof-answer.ts";
import { quoteNameRule } from "#domain/quotes/quote-rules.ts";
import { settingRules } from "#domain/settings/setting-rules.ts";
import { said } from "#domain/words.fixture.ts";
import { cleanLine } from "./clean.ts";

const rules = {
  contact: contactNameRule,
  quote: quoteNameRule,
  account: accountNameRule,
  invited: optionalNameRule,
  company: companyRules.name,
  signature: offerTextRules.signature,
  proof: proofAnswerRules.name,
  shop: settingRules.shop_name,
};

const joined = [
  "می\u200Cخواهم",
  "علی\u200Cرضا",
  "\u0dc1\u0dca\u200D\u0dbb\u0dd3",
  "\u0cb0\u200D\u0ccd\u0caf",
];
const apostrophes = ["O'Neil", "O‘Neil", "O’Neil", "O\u02BCNeil", "O`Neil"];
const signs = ["Smith, Jr", "Ann & Bob", "Élodie"];

describe.each(Object.entries(rules))("a name in the field %s", (_, rule) => {
  test.each([...joined, ...apostrophes])("FOUND-N1 %j is taken as it is typed", (name) => {
    expect([said(rule(name)), cleanLine(name)]).toEqual([undefined, name]);
  });

  test.each([...signs, "\u0639\u0644\u06cc\u200C\u0631\u0636\u0627"])(
    "FOUND-S-F29 %j is taken as it is typed",
    (name) => {
      expect([said(rule(name)), cleanLine(name)]).toEqual([undefined, name]);
    },
  );
});

test.each([
  "Ann2",
  "a < b",
  "Ann_Lee",
  "Ann@Lee",
  "\u200CAnn",
  "Ann\u200D",
  "Ann \u200C Lee",
  "Ann\u200BLee",
  "Ann\u202ELee",
])("FOUND-S-F29 a contact's name %j is refused with the specified message", (name) => {
  expect(said(contactNameRule(name))).toBe("Le nom contient des caractères non autorisés");
});

test("FOUND-N1 a name is stored in the form NFC", () => {
  expect(cleanLine("E\u0301lodie O‘Neil")).toBe("Élodie O‘Neil");
});
