import type { QuoteFaults } from "#domain/quotes/check-quote-request.ts";
import { checkQuoteRequest } from "#domain/quotes/check-quote-request.ts";
import type { LogoFile } from "#domain/quotes/logo-file.ts";
import type { SelectedSize } from "#domain/quotes/units.ts";
import type { QuoteRequestFields } from "./quote-request.ts";

/** The sizes of a request: by id where ids were sent, otherwise by name (P14). */
export function selectedSizes(
  fields: Pick<QuoteRequestFields, "sizes" | "sizesQuantities" | "size_ids">,
  nameOfSize: (sizeId: number) => string | undefined,
): readonly SelectedSize[] {
  if (fields.size_ids) {
    return Object.entries(fields.size_ids).map(([sizeId, units]) => ({
      name: nameOfSize(Number(sizeId)) ?? `#${sizeId}`,
      units,
    }));
  }
  const quantities = new Map(Object.entries(fields.sizesQuantities ?? {}));
  return fields.sizes.map((name) => ({ name, units: quantities.get(name) }));
}

/** The rules of the quote form over what arrived: the same function that the form asks in the browser. */
export function quoteRequestFaults(
  fields: QuoteRequestFields,
  logo: LogoFile | undefined,
  options: { minimum: number; nameOfSize: (sizeId: number) => string | undefined },
): QuoteFaults {
  const values = {
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    message: fields.message,
    sizes: selectedSizes(fields, options.nameOfSize),
    isLogo: fields.isLogo,
    logo,
    productColors: fields.productColors,
    logoColors: fields.logo_colors,
    company: fields.company,
    deliveryAddress: fields.delivery_address,
    wantedBy: fields.wanted_by,
    poNumber: fields.po_number,
  };
  return checkQuoteRequest(values, options.minimum);
}
