import { findExemption } from "#domain/companies/certificates.ts";
import { shipToState } from "#domain/companies/ship-to-state.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { companyOfQuote } from "#server/features/companies/company-of-quote.ts";
import {
  type Exemption,
  systemFindEndedExemptions,
} from "#server/features/companies/system-find-ended-exemptions.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Quote } from "./quote.ts";
import type { QuoteVersion } from "./versions.repository.ts";

/** When something is looked up: certificates hold for days where the shop is. */
export interface At {
  readonly at: Date;
  readonly timeZone: string;
}

/** Why the buyer of a quote pays none of the taxes of this content today (L13.6); undefined where he pays them. */
export async function lookUpExemption(
  db: Db,
  quote: Pick<Quote, "companyId" | "clientId" | "delivery">,
  { tax }: OfferContent,
  { at, timeZone }: At,
): Promise<Exemption | undefined> {
  const company = tax && (await companyOfQuote(db, quote));
  if (!company) return undefined;
  const { shipping, billing } = company;
  const state = shipToState({ delivery: quote.delivery.delivery_address, shipping, billing });
  const certificate = findExemption(company.certificates, { state, today: shopDayAt(at, timeZone) });
  return certificate && { certificateId: certificate.id, state };
}

interface ExemptVersion {
  readonly row: Pick<QuoteVersion["row"], "exempt_certificate_id" | "exempt_state">;
}

/** Why a version bears no tax, as it was looked up for it; undefined where it bears what it says. */
export function exemptionOf({ row }: ExemptVersion): Exemption | undefined {
  const { exempt_certificate_id: certificateId, exempt_state: state } = row;
  return certificateId === null ? undefined : { certificateId, state: state ?? "" };
}

/** Whether a version that was sent without tax is one to pay tax for by now. */
export async function hasExemptionEnded(
  db: Db,
  version: ExemptVersion,
  { at, timeZone }: At,
): Promise<boolean> {
  const exemption = exemptionOf(version);
  if (!exemption) return false;
  return (await systemFindEndedExemptions(db, [exemption], shopDayAt(at, timeZone))).length > 0;
}

/** Whether it is taxed otherwise than it was written: exempt or not, by whatever certificate. */
export function isTaxedOtherwise(version: ExemptVersion, exemption: Exemption | undefined): boolean {
  return (exemptionOf(version) === undefined) !== (exemption === undefined);
}
