import type { CertificateAnswer, CertificateBody } from "#contracts/companies/certificates.ts";
import { certificateRules, certificateState } from "#domain/companies/certificates.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import { requireTypedDay } from "#server/require-typed-day.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { storeCertificateFile } from "./certificate-file.ts";
import {
  type CertificateRow,
  certificateOf,
  findCertificate,
  insertCertificate,
  updateCertificateRow,
} from "./certificates.repository.ts";
import { recordCompany } from "./record-company.ts";
import { requireCompany } from "./require-company.ts";

interface Which {
  readonly companyId: number;
  readonly certificateId: number;
}

/** Notes a certificate of a company, with its paper where there is one. @throws 404; 422; 503 */
export async function staffAddCertificate(
  services: Services,
  actor: Staff,
  { companyId, body, paper }: { companyId: number; body: CertificateBody; paper: UploadedFile | undefined },
): Promise<CertificateAnswer> {
  const at = services.clock();
  const columns = columnsOf(services, body);
  await requireCompany(services.db, companyId);
  const file = paper
    ? await storeCertificateFile(services, paper)
    : { storage_key: null, file_name: null, media_type: null, byte_size: null, sha256: null };
  return await services.db.transaction().execute(async (transaction) => {
    const row = await insertCertificate(transaction, {
      ...{
        company_id: companyId,
        ...columns,
        ...file,
        ...checkOf(actor, body, at),
        created_at: at.toISOString(),
      },
    });
    const after = told(row);
    await recordCompany(transaction, actor, { companyId, action: "company.add-certificate", after, at });
    return showCertificate(row, todayOf(services));
  });
}

/** Changes what is noted of a certificate, or that it was checked. @throws 404; 422; 409 with the fresh row */
export async function staffChangeCertificate(
  services: Services,
  actor: Staff,
  { body, expectedVersion, ...which }: Which & { body: CertificateBody; expectedVersion: number | undefined },
): Promise<CertificateAnswer> {
  const at = services.clock();
  const columns = columnsOf(services, body);
  const today = todayOf(services);
  return await services.db.transaction().execute(async (transaction) => {
    const { companyId, certificateId: id } = which;
    const before = await findCertificate(transaction, { companyId, id });
    if (!before) throw new AppError("not_found");
    const isSeen = expectedVersion === undefined || expectedVersion === before.version;
    // A check holds for what was checked: with a change, the user who makes it has checked it anew.
    const isAsChecked = before.checked_at !== null && isNotedAs(before, columns);
    const check = body.checked && isAsChecked ? {} : checkOf(actor, body, at);
    const row = isSeen
      ? await updateCertificateRow(transaction, before, { ...columns, ...check })
      : undefined;
    if (!row) {
      const fresh = await findCertificate(transaction, { companyId, id });
      throw new AppError("conflict", { extra: { fresh: showCertificate(fresh ?? before, today) } });
    }
    await recordCompany(transaction, actor, {
      ...{ companyId, action: "company.change-certificate", at },
      ...{ before: told(before), after: told(row) },
    });
    return showCertificate(row, today);
  });
}

/** The paper of a certificate, byte for byte as it came. @throws 404 */
export async function staffReadCertificateFile(
  { db, storage }: Pick<Services, "db" | "storage">,
  { companyId, certificateId: id }: Which,
): Promise<OpenedFile> {
  const row = await findCertificate(db, { companyId, id });
  const opened = row?.storage_key ? await storage.open(row.storage_key) : undefined;
  if (!row || !opened) throw new AppError("not_found");
  return {
    ...{ content: opened.stream, byteSize: opened.byteSize },
    ...{ name: row.file_name ?? "certificate", mediaType: row.media_type ?? "application/octet-stream" },
  };
}

/** A certificate as the calls answer it. */
export function showCertificate(row: CertificateRow, today: string): CertificateAnswer {
  const certificate = certificateOf(row);
  const { file_name: name, media_type, byte_size } = row;
  return {
    ...{ id: row.id, kind: row.kind, number: row.number, states: [...certificate.states] },
    ...{ signed_by: row.signed_by, signed_on: row.signed_on, expires_on: row.expires_on },
    state: certificateState(certificate, today),
    file: name === null || media_type === null ? null : { name, media_type, bytes: byte_size ?? 0 },
    ...{ checked_by: row.checked_name, checked_at: row.checked_at },
    ...{ created_at: row.created_at, version: row.version },
  };
}

function columnsOf(services: Services, body: CertificateBody) {
  const { kind, number, signed_by, signed_on, expires_on = null } = body;
  requireTypedDay(services, { of: "signature", field: "signed_on", day: signed_on });
  const early = certificateRules.expiry({ signedOn: signed_on, expiresOn: expires_on });
  if (early) throw new AppError("invalid", { fields: { expires_on: [early] } });
  return { kind, number, signed_by, signed_on, expires_on, states: JSON.stringify(body.states) };
}

function isNotedAs(row: CertificateRow, columns: ReturnType<typeof columnsOf>): boolean {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return names.every((name) => row[name] === columns[name]);
}

function checkOf(actor: Staff, { checked }: CertificateBody, at: Date) {
  return checked
    ? { checked_by: actor.userId, checked_name: actor.name, checked_at: at.toISOString() }
    : { checked_by: null, checked_name: null, checked_at: null };
}

function told(row: CertificateRow): Record<string, unknown> {
  const { kind, number, signed_by, signed_on, expires_on, checked_at, file_name } = row;
  const states = [...certificateOf(row).states];
  return { kind, number, states, signed_by, signed_on, expires_on, checked_at, file_name };
}
