import { isExpired } from "#domain/offers/validity.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import { systemFindEndedExemptions } from "#server/features/companies/system-find-ended-exemptions.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findExemptOffers } from "../model/waiting.repository.ts";

const sendAnother: Message = /*i18n*/ {
  id: "today.exemptionEnded",
  message: "Send a new offer",
};

/** The offers in force that bear no tax by a certificate which no longer holds: their clients can neither accept nor pay (SPEC-4.49). */
export async function staffFindEndedExemptions(
  db: Db,
  most: number,
  now: Date,
  timeZone: string,
): Promise<{ items: WaitingItem[]; count: number }> {
  const exempt = (await findExemptOffers(db)).flatMap(
    ({ exempt_certificate_id: certificateId, exempt_state, ...row }) =>
      certificateId === null || isExpired(row.valid_until, now, timeZone)
        ? []
        : [{ ...row, certificateId, state: exempt_state ?? "" }],
  );
  const ended = await systemFindEndedExemptions(db, exempt, shopDayAt(now, timeZone));
  const items = ended.map(
    ({ id, name: who, sent_at }): WaitingItem => ({
      ...{ kind: "exemption_ended", subject: "quote", id, who },
      ...{ since: sent_at ?? now.toISOString(), dueAt: null },
      next: { label: sendAnother, href: officePaths.adminQuote(id) },
    }),
  );
  return { items: items.slice(0, most), count: items.length };
}
