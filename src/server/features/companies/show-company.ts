import type { CompanyAnswer } from "#contracts/companies/companies.ts";
import type { PaymentTerms } from "#domain/companies/payment-terms.ts";
import type { Company } from "./companies.repository.ts";

/** A company as the calls answer it. */
export function showCompany({ row, addresses }: Company): CompanyAnswer {
  return {
    id: row.id,
    name: row.name,
    siren: row.siren,
    vat_number: row.vat_number,
    terms: { kind: row.terms_kind, days: row.terms_days },
    credit_limit_cents: row.credit_limit_cents,
    billing_address: addresses.billing,
    shipping_address: addresses.shipping,
    created_at: row.created_at,
    version: row.version,
  };
}

/** When it pays. */
export function termsOf({ row: { terms_kind: kind, terms_days: days } }: Pick<Company, "row">): PaymentTerms {
  return kind === "prepaid" ? { kind } : { kind, days: days ?? 0 };
}
