import type { Message } from "../words.ts";
import type { FrenchSeller } from "./french-facts.ts";

/** Above this much without VAT an invoice names the VAT numbers of both sides (L14.3). */
const vatNumbersAboveCents = 15_000;

const siretMissing: Message = /*i18n*/ {
  id: "france.invoice.siret",
  message: "A French invoice names the firm's number. Please enter the SIRET in the shop settings first.",
};
const vatNumberMissing: Message = /*i18n*/ {
  id: "france.invoice.vat",
  message:
    "Above 150 EUR a French invoice names the shop's VAT number. Please enter it in the shop settings first, or say there that VAT does not apply.",
};

const addressMissing: Message = /*i18n*/ {
  id: "france.invoice.address",
  message:
    "A French invoice names the buyer's address. Please enter it at the order, or in the company's record, first.",
};

interface InvoiceSum {
  readonly totalCents: number;
  readonly taxCents: number;
}

/** Whether an invoice names the VAT numbers of both sides. */
export function namesVatNumbers({ totalCents, taxCents }: InvoiceSum): boolean {
  return totalCents - taxCents > vatNumbersAboveCents;
}

/** Why a shop in France may not issue this invoice yet; undefined where it may. */
export function refusalToInvoice(
  { siret, vat_number, is_vat_exempt }: Pick<FrenchSeller, "siret" | "vat_number" | "is_vat_exempt">,
  { hasAddress, ...sum }: InvoiceSum & { readonly hasAddress: boolean },
): Message | undefined {
  if (siret === "") return siretMissing;
  if (!hasAddress) return addressMissing;
  return vat_number === "" && !is_vat_exempt && namesVatNumbers(sum) ? vatNumberMissing : undefined;
}
