import type { Generated } from "kysely";
import type { CertificateKind } from "#domain/companies/certificates.ts";
import type { AddressField, AddressKind } from "#domain/companies/company-rules.ts";
import type { PaymentTerms } from "#domain/companies/payment-terms.ts";

export interface CompanyTable {
  id: Generated<number>;
  name: string;
  siren: string;
  vat_number: string;
  terms_kind: PaymentTerms["kind"];
  terms_days: number | null;
  /** Null for no limit. */
  credit_limit_cents: number | null;
  search_text: string;
  created_at: string;
  version: Generated<number>;
}

/** A client as a contact of a company. */
export interface CompanyContactTable {
  company_id: number;
  client_id: number;
  title: string;
  created_at: string;
}

export interface AddressTable extends Record<AddressField, string> {
  company_id: number;
  kind: AddressKind;
}

export interface TaxCertificateTable {
  id: Generated<number>;
  company_id: number;
  kind: CertificateKind;
  number: string;
  /** JSON: a list of states. */
  states: string;
  signed_by: string;
  signed_on: string;
  /** Null for a blanket certificate. */
  expires_on: string | null;
  storage_key: string | null;
  file_name: string | null;
  media_type: string | null;
  byte_size: number | null;
  sha256: string | null;
  /** The user who checked it, with the name of that day. */
  checked_by: number | null;
  checked_name: string | null;
  checked_at: string | null;
  created_at: string;
  version: Generated<number>;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    companies: CompanyTable;
    company_contacts: CompanyContactTable;
    addresses: AddressTable;
    tax_certificates: TaxCertificateTable;
  }
}
