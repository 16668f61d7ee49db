import { certificateState, certificateWarningDays, toRenew } from "#domain/companies/certificates.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { daysAfter } from "#domain/time/days.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { certificateOf } from "./certificates.repository.ts";

const askForAnother: Message = /*i18n*/ { id: "today.certificateEnding", message: "Ask for a new one" };

/** Companies of which a certificate ends within 30 days without another in its place: after that tax is charged again (L13.6). */
export async function staffFindEndingCertificates(
  db: Db,
  most: number,
  now: Date,
  timeZone: string,
): Promise<{ items: WaitingItem[]; count: number }> {
  const today = shopDayAt(now, timeZone);
  const ending = db
    .selectFrom("tax_certificates")
    .select("company_id")
    .where("expires_on", ">=", today)
    .where("expires_on", "<=", daysAfter(today, certificateWarningDays));
  const rows = await db
    .selectFrom("tax_certificates as t")
    .innerJoin("companies as c", "c.id", "t.company_id")
    .selectAll("t")
    .select("c.name")
    .where("t.company_id", "in", ending)
    .orderBy("t.expires_on")
    .orderBy("t.id")
    .execute();
  const certificates = rows.map((row) => {
    const certificate = certificateOf(row);
    return {
      ...certificate,
      companyId: row.company_id,
      who: row.name,
      state: certificateState(certificate, today),
    };
  });
  const companies = new Map<number, WaitingItem>();
  for (const { companyId: id, who, signedOn, expiresOn } of expiring(certificates))
    if (!companies.has(id))
      companies.set(id, {
        ...{ kind: "certificate_ending", subject: "company", id, who },
        ...{ since: `${signedOn}T12:00:00.000Z`, dueAt: expiresOn && endOfShopDay(expiresOn, timeZone) },
        next: { label: askForAnother, href: officePaths.adminCompany(id) },
      });
  return { items: [...companies.values()].slice(0, most), count: companies.size };
}

type Standing = Parameters<typeof toRenew>[0][number] & { readonly companyId: number };

/** Each company's certificates are replaced by its own alone. */
function expiring<C extends Standing>(certificates: readonly C[]): C[] {
  const ids = [...new Set(certificates.map(({ companyId }) => companyId))];
  return ids
    .flatMap((id) => toRenew(certificates.filter(({ companyId }) => companyId === id)))
    .filter(({ state }) => state === "expiring");
}
