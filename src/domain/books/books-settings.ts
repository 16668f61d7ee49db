/** Where the books write what, by the names under which it is stored; an accountant has the last word (L14.6). */
export interface BooksSettings {
  readonly fec_journal_code: string;
  readonly fec_journal_name: string;
  readonly fec_clients_account: string;
  readonly fec_deposits_account: string;
  readonly fec_sales_account: string;
  readonly fec_freight_account: string;
  readonly fec_tax_account: string;
  readonly xero_sales_account: string;
  readonly xero_freight_account: string;
  readonly xero_tax_account: string;
  readonly xero_deposits_account: string;
  /** The name of the rate that taxes nothing. */
  readonly xero_tax_type: string;
}

export const firstBooksSettings: BooksSettings = {
  fec_journal_code: "VE",
  fec_journal_name: "Ventes",
  fec_clients_account: "411",
  fec_deposits_account: "4191",
  fec_sales_account: "701",
  fec_freight_account: "7085",
  fec_tax_account: "44571",
  xero_sales_account: "200",
  xero_freight_account: "260",
  xero_tax_account: "820",
  xero_deposits_account: "205",
  xero_tax_type: "Tax Exempt",
};
