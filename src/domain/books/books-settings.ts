/** Where the books write what, by the names under which it is stored; an accountant has the last word (L14.6). */
export interface BooksSettings extends BooksTexts, BooksTaxCodes {}

/** How the tax profiles of the shop are called in a program, a line each: `Denver = TAX`. */
interface BooksTaxCodes {
  readonly quickbooks_tax_codes: readonly string[];
  readonly xero_tax_types: readonly string[];
}

interface BooksTexts {
  readonly fec_journal_code: string;
  readonly fec_journal_name: string;
  readonly fec_clients_account: string;
  readonly fec_clients_label: string;
  readonly fec_deposits_account: string;
  readonly fec_deposits_label: string;
  readonly fec_sales_account: string;
  readonly fec_sales_label: string;
  readonly fec_freight_account: string;
  readonly fec_freight_label: string;
  readonly fec_tax_account: string;
  readonly fec_tax_label: string;
  readonly xero_sales_account: string;
  readonly xero_freight_account: string;
  readonly xero_tax_account: string;
  readonly xero_deposits_account: string;
  /** The name of the rate that taxes nothing. */
  readonly xero_tax_type: string;
  /** What QuickBooks finds an account by. */
  readonly quickbooks_sales_item: string;
  readonly quickbooks_freight_item: string;
  readonly quickbooks_discount_item: string;
  readonly quickbooks_deposits_item: string;
  readonly quickbooks_tax_item: string;
  /** The code of what is not taxed. */
  readonly quickbooks_untaxed_code: string;
}

/** The accounts of the French chart, with their names there. */
export const firstBooksSettings: BooksSettings = {
  fec_journal_code: "VE",
  fec_journal_name: "Ventes",
  fec_clients_account: "411",
  fec_clients_label: "Clients",
  fec_deposits_account: "4191",
  fec_deposits_label: "Clients - avances et acomptes reçus",
  fec_sales_account: "701",
  fec_sales_label: "Ventes de produits finis",
  fec_freight_account: "7085",
  fec_freight_label: "Ports et frais accessoires facturés",
  fec_tax_account: "44571",
  fec_tax_label: "TVA collectée",
  xero_sales_account: "200",
  xero_freight_account: "260",
  xero_tax_account: "820",
  xero_deposits_account: "205",
  xero_tax_type: "Tax Exempt",
  xero_tax_types: [],
  quickbooks_sales_item: "Sales",
  quickbooks_freight_item: "Freight",
  quickbooks_discount_item: "Discount",
  quickbooks_deposits_item: "Deposit",
  quickbooks_tax_item: "Sales tax",
  quickbooks_untaxed_code: "NON",
  quickbooks_tax_codes: [],
};

/** One value for each of those that are texts. */
export function eachBooksSetting<T>(of: (name: keyof BooksTexts) => T): Record<keyof BooksTexts, T> {
  return {
    fec_journal_code: of("fec_journal_code"),
    fec_journal_name: of("fec_journal_name"),
    fec_clients_account: of("fec_clients_account"),
    fec_clients_label: of("fec_clients_label"),
    fec_deposits_account: of("fec_deposits_account"),
    fec_deposits_label: of("fec_deposits_label"),
    fec_sales_account: of("fec_sales_account"),
    fec_sales_label: of("fec_sales_label"),
    fec_freight_account: of("fec_freight_account"),
    fec_freight_label: of("fec_freight_label"),
    fec_tax_account: of("fec_tax_account"),
    fec_tax_label: of("fec_tax_label"),
    xero_sales_account: of("xero_sales_account"),
    xero_freight_account: of("xero_freight_account"),
    xero_tax_account: of("xero_tax_account"),
    xero_deposits_account: of("xero_deposits_account"),
    xero_tax_type: of("xero_tax_type"),
    quickbooks_sales_item: of("quickbooks_sales_item"),
    quickbooks_freight_item: of("quickbooks_freight_item"),
    quickbooks_discount_item: of("quickbooks_discount_item"),
    quickbooks_deposits_item: of("quickbooks_deposits_item"),
    quickbooks_tax_item: of("quickbooks_tax_item"),
    quickbooks_untaxed_code: of("quickbooks_untaxed_code"),
  };
}
