import type { CallInput } from "#contracts/call.ts";
import type { CompanyAnswer, createCompany } from "#contracts/companies/companies.ts";
import {
  type AddressField,
  type AddressKind,
  addressFields,
  addressKinds,
  addressRules,
  companyRules,
} from "#domain/companies/company-rules.ts";
import { type PaymentTerms, refusalOfTerms } from "#domain/companies/payment-terms.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";

type TypedAddress = Readonly<Record<AddressField, string>>;

/** A company as its form holds it. */
export interface TypedCompany {
  readonly name: string;
  readonly siren: string;
  readonly vat_number: string;
  readonly terms_kind: PaymentTerms["kind"];
  readonly days: string;
  readonly limit: string;
  readonly billing: TypedAddress;
  readonly shipping: TypedAddress;
}

const noAddress: TypedAddress = { street: "", city: "", state: "", postal_code: "", country: "" };
const limitInvalid: Message = /*i18n*/ {
  id: "company.limit.invalid",
  message: "Please type an amount, such as 5,000.00, or leave it empty for no limit.",
};

export function typedCompany(company?: CompanyAnswer): TypedCompany {
  const limit = company?.credit_limit_cents;
  return {
    name: company?.name ?? "",
    siren: company?.siren ?? "",
    vat_number: company?.vat_number ?? "",
    terms_kind: company?.terms.kind ?? "prepaid",
    days: String(company?.terms.days ?? 30),
    limit: limit === null || limit === undefined ? "" : (limit / 100).toFixed(2),
    billing: company?.billing_address ?? noAddress,
    shipping: company?.shipping_address ?? noAddress,
  };
}

/** What the form sends; terms and limit only where the caller may change them. */
export function bodyOf(
  typed: TypedCompany,
  { maySetCredit }: { readonly maySetCredit: boolean },
): CallInput<typeof createCompany>["body"] {
  const { name, siren, vat_number } = typed;
  return {
    ...{ name, siren, vat_number },
    billing_address: isBlank(typed.billing) ? null : typed.billing,
    shipping_address: isBlank(typed.shipping) ? null : typed.shipping,
    ...(maySetCredit && {
      terms: termsOf(typed),
      credit_limit_cents: typed.limit.trim() === "" ? null : (dollarsToCents(typed.limit) ?? null),
    }),
  };
}

/** What the rules say of each field; an address that was not begun is none. */
export function rulesOfCompany(
  typed: TypedCompany,
  shop: { readonly isFrench: boolean },
): Record<string, Message | undefined> {
  return {
    name: companyRules.name(typed.name),
    siren: companyRules.siren(typed.siren),
    vat_number: companyRules.vatNumber(typed.vat_number),
    days: refusalOfTerms(termsOf(typed), shop),
    limit: typed.limit.trim() === "" || dollarsToCents(typed.limit) !== undefined ? undefined : limitInvalid,
    ...rulesOfAddress("billing", typed),
    ...rulesOfAddress("shipping", typed),
  };
}

function termsOf({ terms_kind: kind, days }: TypedCompany): PaymentTerms {
  if (kind === "prepaid") return { kind };
  // An emptied field is no 0.
  return { kind, days: days.trim() === "" ? Number.NaN : Number(days) };
}

function rulesOfAddress(kind: AddressKind, typed: TypedCompany): Record<string, Message | undefined> {
  if (isBlank(typed[kind])) return {};
  return Object.fromEntries(
    addressFields.map((field) => [`${kind}.${field}`, addressRules[field](typed[kind][field])]),
  );
}

/** The server's errors under the names of the form's fields. */
export function errorsOfCompany(
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  const renamed: Readonly<Record<string, string>> = { terms: "days", credit_limit_cents: "limit" };
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => {
      const kind = addressKinds.find((each) => name.startsWith(`${each}_address`));
      return [kind ? name.replace(`${kind}_address`, kind) : (renamed[name] ?? name), texts];
    }),
  );
}

function isBlank(address: TypedAddress): boolean {
  return Object.values(address).every((value) => value.trim() === "");
}
