import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CertificateAnswer } from "#contracts/companies/certificates.ts";
import type { CompanyAnswer } from "#contracts/companies/companies.ts";
import type { CertificateKind } from "#domain/companies/certificates.ts";
import type { AddressField } from "#domain/companies/company-rules.ts";
import { useFormats } from "../use-formats.ts";

export const certificateKindWords: Readonly<Record<CertificateKind, MessageDescriptor>> = {
  resale: msg`Resale`,
  non_profit: msg`Non-profit`,
  government: msg`Government`,
  other: msg`Other reason`,
};

export const certificateStateWords: Readonly<Record<CertificateAnswer["state"], MessageDescriptor>> = {
  unchecked: msg`Not checked yet`,
  valid: msg`Valid`,
  expiring: msg`Expires soon`,
  expired: msg`Expired`,
};

export const addressWords: Readonly<Record<AddressField, MessageDescriptor>> = {
  street: msg`Street`,
  city: msg`City`,
  state: msg`State`,
  postal_code: msg`Postal code`,
  country: msg`Country`,
};

/** When a company pays, and up to how much, in words. */
export function useCreditWords() {
  const { t } = useLingui();
  const { money } = useFormats();
  return ({ terms, credit_limit_cents }: Pick<CompanyAnswer, "terms" | "credit_limit_cents">) => {
    const days = terms.days ?? 0;
    if (terms.kind === "prepaid") return t`Prepaid`;
    const limit = credit_limit_cents === null ? t`no limit` : t`limit ${money(credit_limit_cents)}`;
    return terms.kind === "net" ? t`Net ${days} days, ${limit}` : t`${days} days end of month, ${limit}`;
  };
}
