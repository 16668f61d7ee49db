import { atMost } from "../text/at-most.ts";
import { lineRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import type { Message, Rule } from "../words.ts";
import type { BooksSettings } from "./books-settings.ts";

const missing: Message = /*i18n*/ {
  id: "settings.books.missing",
  message: "Please give what the books write here; no entry goes without it.",
};

const line = (most: number): Rule<string> => lineRule(required(missing), atMost(most));

/** The rule of each setting of the books. */
export const booksRules: { readonly [Name in keyof BooksSettings]: Rule<string> } = {
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
};
