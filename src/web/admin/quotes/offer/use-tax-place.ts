import { findExemption } from "#domain/companies/certificates.ts";
import { shipToState } from "#domain/companies/ship-to-state.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { useRootData } from "../../../words/use-locale.ts";
import { useCompaniesOfClient, useCompany } from "../../companies/use-companies.ts";

interface TaxPlace {
  /** Where the goods go: `CO`; empty where it is not known. */
  readonly state: string;
  /** A certificate of the company frees what goes there from sales tax. */
  readonly isExempt: boolean;
}

/** What of a quote's buyer decides about sales tax, as the server looks it up; undefined while it is asked for. */
export function useTaxPlace(quote: ReadQuoteForStaff): TaxPlace | undefined {
  const { timeZone } = useRootData().facts;
  const companies = useCompaniesOfClient(quote.client_id);
  const [only, ...others] = companies.data ?? [];
  const record = useCompany(quote.company_id ?? (others.length === 0 ? only?.id : undefined));
  if ([companies, record].some(({ isEnabled, isPending }) => isEnabled && isPending)) return undefined;
  const { company, certificates = [] } = record.data ?? {};
  const state = shipToState({
    delivery: quote.delivery_address,
    shipping: company?.shipping_address ?? null,
    billing: company?.billing_address ?? null,
  });
  const known = certificates.map(({ states, signed_on, expires_on, checked_at }) => ({
    ...{ states, signedOn: signed_on, expiresOn: expires_on, isChecked: checked_at !== null },
  }));
  const today = shopDayAt(new Date(), timeZone);
  return { state, isExempt: findExemption(known, { state, today }) !== undefined };
}
