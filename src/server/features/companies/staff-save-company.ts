import type { CompanyAnswer, CompanyBody } from "#contracts/companies/companies.ts";
import { type PaymentTerms, refusalOfTerms } from "#domain/companies/payment-terms.ts";
import { isFrance } from "#domain/france/is-france.ts";
import type { Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { searchable } from "#server/platform/database/contains.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { type Company, insertCompany, updateCompany } from "./companies.repository.ts";
import { recordCompany } from "./record-company.ts";
import { requireCompany, staleCompany } from "./require-company.ts";
import { showCompany } from "./show-company.ts";

/** Adds a company: prepaid and without a limit, unless the caller may say otherwise and does. */
export async function staffCreateCompany(
  services: Services,
  actor: Staff,
  body: CompanyBody,
): Promise<CompanyAnswer> {
  const at = services.clock();
  return await services.db.transaction().execute(async (transaction) => {
    const company = await insertCompany(transaction, columnsOf(services, actor, body), at);
    const after = told(company);
    await recordCompany(transaction, actor, {
      companyId: company.row.id,
      action: "company.create",
      after,
      at,
    });
    return showCompany(company);
  });
}

/** Changes a company. @throws not_found; invalid; forbidden; conflict with the fresh row when it was changed since */
export async function staffUpdateCompany(
  services: Services,
  actor: Staff,
  { id, expectedVersion, body }: { id: number; expectedVersion: number | undefined; body: CompanyBody },
): Promise<CompanyAnswer> {
  const at = services.clock();
  return await services.db.transaction().execute(async (transaction) => {
    const before = await requireCompany(transaction, id, expectedVersion);
    const changed = await updateCompany(transaction, before.row, columnsOf(services, actor, body, before));
    if (!changed) throw staleCompany(await requireCompany(transaction, id));
    await recordCompany(transaction, actor, {
      ...{ companyId: id, action: "company.update", at },
      ...{ before: told(before), after: told(changed) },
    });
    return showCompany(changed);
  });
}

function columnsOf({ shop }: Pick<Services, "shop">, actor: Staff, body: CompanyBody, before?: Company) {
  const terms_kind = body.terms?.kind ?? before?.row.terms_kind ?? "prepaid";
  const given = body.terms ? (body.terms.days ?? null) : (before?.row.terms_days ?? null);
  const terms_days = terms_kind === "prepaid" ? null : given;
  const limit = body.credit_limit_cents;
  const credit_limit_cents = limit === undefined ? (before?.row.credit_limit_cents ?? null) : limit;
  const isCreditChanged =
    terms_kind !== (before?.row.terms_kind ?? "prepaid") ||
    terms_days !== (before?.row.terms_days ?? null) ||
    credit_limit_cents !== (before?.row.credit_limit_cents ?? null);
  if (isCreditChanged && !hasRight(actor, "companies.credit")) throw new AppError("forbidden");
  const terms: PaymentTerms =
    terms_kind === "prepaid" ? { kind: terms_kind } : { kind: terms_kind, days: terms_days ?? Number.NaN };
  const refusal = refusalOfTerms(terms, { isFrench: isFrance(shop.facts().country) });
  if (refusal) throw new AppError("invalid", { fields: { terms: [refusal] } });
  const siren = (body.siren ?? "").replaceAll(" ", "");
  const vat_number = (body.vat_number ?? "").replaceAll(" ", "").toUpperCase();
  return {
    ...{ name: body.name, siren, vat_number, terms_kind, terms_days, credit_limit_cents },
    search_text: searchable(body.name, siren, vat_number),
    addresses: { billing: body.billing_address ?? null, shipping: body.shipping_address ?? null },
  };
}

function told(company: Company): Record<string, unknown> {
  const { id, version, created_at, terms, billing_address, shipping_address, ...values } =
    showCompany(company);
  return {
    ...values,
    terms: terms.days === null ? terms.kind : `${terms.kind} ${terms.days}`,
    billing_address: billing_address && Object.values(billing_address).filter(Boolean),
    shipping_address: shipping_address && Object.values(shipping_address).filter(Boolean),
  };
}
