import { findExemption } from "#domain/companies/certificates.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { certificateOf } from "./certificates.repository.ts";

/** Why something that was offered bears no sales tax: the certificate, and the state that the goods go to. */
export interface Exemption {
  readonly certificateId: number;
  readonly state: string;
}

/** Which of these no longer hold today: the company has no certificate for that state any more, neither this nor a newer one. */
export async function systemFindEndedExemptions<E extends Exemption>(
  db: Db,
  exemptions: readonly E[],
  today: string,
): Promise<E[]> {
  if (exemptions.length === 0) return [];
  const ids = exemptions.map(({ certificateId }) => certificateId);
  const companies = db
    .selectFrom("tax_certificates")
    .select("company_id")
    .where(isOneOf(db, "id", ids));
  const rows = await db
    .selectFrom("tax_certificates")
    .selectAll()
    .where("company_id", "in", companies)
    .execute();
  const companyOf = new Map(rows.map(({ id, company_id }) => [id, company_id]));
  const ofCompany = Map.groupBy(rows, ({ company_id }) => company_id);
  return exemptions.filter(({ certificateId, state }) => {
    const certificates = ofCompany.get(companyOf.get(certificateId) ?? 0) ?? [];
    return findExemption(certificates.map(certificateOf), { state, today }) === undefined;
  });
}
