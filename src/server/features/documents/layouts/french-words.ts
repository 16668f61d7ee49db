import type { Message } from "#domain/words.ts";

/** What documents of a shop in France say beside what every document says (L14.2, L14.3). */
export const frenchMessages = {
  form: /*i18n*/ { id: "document.france.form", message: "{form} with a capital of {capital}" },
  register: /*i18n*/ { id: "document.france.register", message: "RCS {town} {siren}" },
  siret: /*i18n*/ { id: "document.france.siret", message: "SIRET {number}" },
  siren: /*i18n*/ { id: "document.france.siren", message: "SIREN {number}" },
  naf: /*i18n*/ { id: "document.france.naf", message: "NAF {code}" },
  vat: /*i18n*/ { id: "document.france.vat", message: "VAT number {number}" },
  devis: /*i18n*/ {
    id: "document.france.devis",
    message: "Quote {reference}, version {number, number}",
  },
  unitPrice: /*i18n*/ { id: "document.france.unitPrice", message: "Unit price excl. VAT" },
  amount: /*i18n*/ { id: "document.france.amount", message: "Amount excl. VAT" },
  net: /*i18n*/ { id: "document.france.net", message: "Total excl. VAT" },
  gross: /*i18n*/ { id: "document.france.gross", message: "Total incl. VAT" },
  dueTax: /*i18n*/ { id: "document.france.dueTax", message: "VAT in the amount due" },
  vatTitle: /*i18n*/ { id: "document.france.vatTitle", message: "VAT" },
  vatNotIncluded: /*i18n*/ { id: "document.france.vatNotIncluded", message: "VAT not included" },
  deliveryTitle: /*i18n*/ { id: "document.france.deliveryTitle", message: "Start of work and delivery" },
  delivery: /*i18n*/ {
    id: "document.france.delivery",
    message:
      "Work begins once this quote is accepted and what is due by then is paid. The day of delivery is agreed on acceptance.",
  },
  atOnce: /*i18n*/ { id: "document.france.atOnce", message: "In full, on acceptance." },
  netDays: /*i18n*/ {
    id: "document.france.netDays",
    message: "{days, plural, one {# day} other {# days}} after the invoice.",
  },
  endOfMonth: /*i18n*/ {
    id: "document.france.endOfMonth",
    message: "{days, plural, one {# day} other {# days}} after the invoice, at the end of that month.",
  },
  complaintsTitle: /*i18n*/ { id: "document.france.complaintsTitle", message: "Complaints and warranty" },
  complaints: /*i18n*/ {
    id: "document.france.complaints",
    message:
      "Please write to {email} as soon as you notice a defect. The legal warranty against hidden defects holds (articles 1641 to 1649 of the French Civil Code).",
  },
  priceTitle: /*i18n*/ { id: "document.france.priceTitle", message: "Price of this quote" },
  free: /*i18n*/ { id: "document.france.free", message: "This quote is free of charge." },
  agreed: /*i18n*/ { id: "document.france.agreed", message: "Agreed (“bon pour accord”)" },
  signDate: /*i18n*/ { id: "document.france.signDate", message: "Date" },
  signName: /*i18n*/ { id: "document.france.signName", message: "Name and signature" },
  soldOn: /*i18n*/ { id: "document.france.soldOn", message: "Date of the sale" },
  operationTitle: /*i18n*/ { id: "document.france.operationTitle", message: "Kind of operation" },
  operation: /*i18n*/ { id: "document.france.operation", message: "Delivery of goods" },
  debits: /*i18n*/ { id: "document.france.debits", message: "VAT is paid on debits." },
  paymentTitle: /*i18n*/ { id: "document.france.paymentTitle", message: "Payment" },
  platformTitle: /*i18n*/ { id: "document.france.platformTitle", message: "Electronic invoice" },
  platform: /*i18n*/ {
    id: "document.france.platform",
    message: "This PDF was not transmitted by an approved platform.",
  },
} as const satisfies Readonly<Record<string, Message>>;
