import type { Message } from "../words.ts";
import { countryOfVatNumber, isInUnion } from "./factur-x/country-code.ts";
import { postalAddress } from "./factur-x/postal-address.ts";
import type { FrenchSeller } from "./french-facts.ts";
import type { SaleVat } from "./sale-vat.ts";

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
const ownNumberForReason: Message = /*i18n*/ {
  id: "france.invoice.ownNumberForReason",
  message:
    "An invoice without VAT for this reason names the shop's VAT number. Please enter it in the shop settings first.",
};

const addressMissing: Message = /*i18n*/ {
  id: "france.invoice.address",
  message:
    "A French invoice names the buyer's address. Please enter it at the order, or in the company's record, first.",
};
const reasonMissing: Message = /*i18n*/ {
  id: "france.invoice.reason",
  message:
    "This order was agreed without VAT, and nothing says why: a French invoice has to. Please cancel the order, and offer it anew with a tax profile that names the reason.",
};
const buyerNumberMissing: Message = /*i18n*/ {
  id: "france.invoice.buyerNumber",
  message:
    "Without VAT by article 262 ter I the invoice names the buyer's VAT number of another state of the European Union. Please enter it in the company's record first.",
};
const reversedNumberMissing: Message = /*i18n*/ {
  id: "france.invoice.reversedNumber",
  message:
    "By reverse charge the invoice names the buyer's VAT number or SIREN. Please enter one in the company's record first.",
};
const notToUnion: Message = /*i18n*/ {
  id: "france.invoice.notToUnion",
  message:
    "Without VAT by article 262 ter I the goods go to another state of the European Union. Please name the country below the order's address.",
};
const notOutside: Message = /*i18n*/ {
  id: "france.invoice.notOutside",
  message:
    "Without VAT by article 262 I the goods leave the European Union. Please name the country below the order's address.",
};

interface InvoiceSum {
  readonly totalCents: number;
  readonly taxCents: number;
}

interface Invoiced extends InvoiceSum {
  readonly buyer: {
    readonly address: readonly string[];
    readonly siren: string;
    readonly vat_number: string;
  };
  /** The lines of where the goods go. */
  readonly shipTo: readonly string[];
}

type Seller = Pick<FrenchSeller, "siret" | "vat_number" | "is_vat_exempt"> & {
  readonly vat?: SaleVat | undefined;
};

/** Whether an invoice names the VAT numbers of both sides. */
export function namesVatNumbers({ totalCents, taxCents }: InvoiceSum): boolean {
  return totalCents - taxCents > vatNumbersAboveCents;
}

/** Why a shop in France may not issue this invoice yet; undefined where it may. */
export function refusalToInvoice(seller: Seller, invoiced: Invoiced): Message | undefined {
  if (seller.siret === "") return siretMissing;
  if (invoiced.buyer.address.length === 0) return addressMissing;
  if (seller.vat_number === "" && !seller.is_vat_exempt && namesVatNumbers(invoiced)) return vatNumberMissing;
  if (!seller.vat) return invoiced.taxCents === 0 && invoiced.totalCents > 0 ? reasonMissing : undefined;
  return refusalOfReason(seller.vat, seller.vat_number, invoiced);
}

/** What has to be known of a buyer, and of where the goods go, before a sale is without VAT for a reason. */
function refusalOfReason(
  { reason }: SaleVat,
  ownNumber: string,
  { buyer, shipTo }: Invoiced,
): Message | undefined {
  if (reason !== "intra-community" && reason !== "export" && reason !== "reverse-charge") return undefined;
  if (ownNumber === "") return ownNumberForReason;
  const country = countryOfVatNumber(buyer.vat_number);
  if (reason === "reverse-charge")
    return country === undefined && buyer.siren === "" ? reversedNumberMissing : undefined;
  const goesTo = postalAddress(shipTo).country;
  if (reason === "export") return isInUnion(goesTo) ? notOutside : undefined;
  // Goods for Northern Ireland are treated as if it were in the union.
  const isNorthern = country === "XI";
  if (country === undefined || country === "FR" || !(isNorthern || isInUnion(country)))
    return buyerNumberMissing;
  const isToUnion = goesTo !== "FR" && (isInUnion(goesTo) || (isNorthern && goesTo === "GB"));
  return isToUnion ? undefined : notToUnion;
}
