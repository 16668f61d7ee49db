import type { Insertable, Selectable, Updateable } from "kysely";
import { z } from "zod";
import type { Certificate } from "#domain/companies/certificates.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { TaxCertificateTable } from "./companies.table.ts";

export type CertificateRow = Selectable<TaxCertificateTable>;

const storedStates = z.array(z.string());

/** What of a row decides whether it counts. */
export function certificateOf(row: CertificateRow): Certificate & { readonly id: number } {
  return {
    id: row.id,
    states: storedStates.parse(JSON.parse(row.states)),
    signedOn: row.signed_on,
    expiresOn: row.expires_on,
    isChecked: row.checked_at !== null,
  };
}

/** The certificates of a company, the newest first. */
export async function findCertificates(db: Db, companyId: number): Promise<CertificateRow[]> {
  return await db
    .selectFrom("tax_certificates")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("id", "desc")
    .execute();
}

export async function findCertificate(
  db: Db,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<CertificateRow | undefined> {
  return await db
    .selectFrom("tax_certificates")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertCertificate(
  transaction: Transaction,
  certificate: Insertable<TaxCertificateTable>,
): Promise<CertificateRow> {
  return await transaction
    .insertInto("tax_certificates")
    .values(certificate)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a certificate if it still stands at this version; nothing when it does not. */
export async function updateCertificateRow(
  transaction: Transaction,
  { id, version }: Pick<CertificateRow, "id" | "version">,
  change: Updateable<TaxCertificateTable>,
): Promise<CertificateRow | undefined> {
  return await transaction
    .updateTable("tax_certificates")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}
