import type { Message } from "../words.ts";

/** What the report of sales tax says, on screen and in files. */
export const salesTaxWords = {
  state: /*i18n*/ { id: "salesTax.state", message: "State" },
  jurisdiction: /*i18n*/ { id: "salesTax.jurisdiction", message: "Tax" },
  percent: /*i18n*/ { id: "salesTax.percent", message: "Rate (%)" },
  gross: /*i18n*/ { id: "salesTax.gross", message: "Sales before tax" },
  credit: /*i18n*/ { id: "salesTax.credit", message: "Credit notes" },
  exempt: /*i18n*/ { id: "salesTax.exempt", message: "Exempt" },
  taxable: /*i18n*/ { id: "salesTax.taxable", message: "Taxable" },
  tax: /*i18n*/ { id: "salesTax.tax", message: "Amount of tax" },
  title: /*i18n*/ { id: "salesTax.title", message: "Sales tax" },
  titleInFrance: /*i18n*/ { id: "salesTax.titleInFrance", message: "VAT collected" },
  byInvoice: /*i18n*/ {
    id: "salesTax.byInvoice",
    message: "From {from} to {to}, by the days of invoices and credit notes.",
  },
  byPayment: /*i18n*/ {
    id: "salesTax.byPayment",
    message:
      "From {from} to {to}, by the days of payment: of each invoice, less its credit notes, the share that was paid in these days.",
  },
  untaxed: /*i18n*/ { id: "salesTax.untaxed", message: "No tax" },
  unknownState: /*i18n*/ { id: "salesTax.unknownState", message: "State not known" },
  withoutProfile: /*i18n*/ {
    id: "salesTax.withoutProfile",
    message:
      "Goods went to {states} without tax, and no tax profile is for it. Please ask your accountant whether tax is owed there.",
  },
} as const satisfies Readonly<Record<string, Message>>;
