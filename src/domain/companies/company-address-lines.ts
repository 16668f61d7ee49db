import { addressLines } from "../shop/shop-address.ts";
import type { CompanyAddress } from "./company-rules.ts";

/** A company's address in lines as it is written on a letter, with the country below. */
export function companyAddressLines(address: CompanyAddress): string[] {
  const { state: region, postal_code: postalCode, country } = address;
  return [...addressLines({ ...address, region, postalCode }), country].filter(Boolean);
}
