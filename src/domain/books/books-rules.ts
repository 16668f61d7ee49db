import { atMost } from "../text/at-most.ts";
import { lineRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import { type Message, type Rule, withValues } from "../words.ts";
import type { BooksSettings } from "./books-settings.ts";
import { readTaxCodes } from "./tax-codes.ts";

const missing: Message = /*i18n*/ {
  id: "settings.books.missing",
  message: "Please give what the books write here; no entry goes without it.",
};

const notCodes: Message = /*i18n*/ {
  id: "settings.books.codes",
  message:
    "Please give a tax profile and its code a line, such as Denver = TAX, at most {most, number} lines.",
};

/** More tax profiles have no code of their own. */
const mostCodes = 100;

const codesRule: Rule<readonly string[]> = (lines) =>
  lines.length <= mostCodes && readTaxCodes(lines).size === lines.length
    ? undefined
    : withValues(notCodes, { most: mostCodes });

const line = (most: number): Rule<string> => lineRule(required(missing), atMost(most));

/** The rule of each setting of the books. */
export const booksRules: { readonly [Name in keyof BooksSettings]: Rule<BooksSettings[Name]> } = {
  fec_journal_code: line(10),
  fec_journal_name: line(60),
  fec_clients_account: line(20),
  fec_clients_label: line(60),
  fec_deposits_account: line(20),
  fec_deposits_label: line(60),
  fec_sales_account: line(20),
  fec_sales_label: line(60),
  fec_freight_account: line(20),
  fec_freight_label: line(60),
  fec_tax_account: line(20),
  fec_tax_label: line(60),
  xero_sales_account: line(20),
  xero_freight_account: line(20),
  xero_tax_account: line(20),
  xero_deposits_account: line(20),
  xero_tax_type: line(60),
  xero_tax_types: codesRule,
  quickbooks_sales_item: line(100),
  quickbooks_freight_item: line(100),
  quickbooks_discount_item: line(100),
  quickbooks_deposits_item: line(100),
  quickbooks_tax_item: line(100),
  quickbooks_untaxed_code: line(60),
  quickbooks_tax_codes: codesRule,
};
