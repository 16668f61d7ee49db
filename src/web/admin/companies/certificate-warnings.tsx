import { Trans } from "@lingui/react/macro";
import type { CompanyRecord } from "#contracts/companies/companies.ts";
import { toRenew } from "#domain/companies/certificates.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { useLocale } from "../../words/use-locale.ts";

/** Certificates that end within 30 days, or have ended: without a new one tax is charged again (L13.6). */
export function CertificateWarnings({ certificates }: Pick<CompanyRecord, "certificates">) {
  const locale = useLocale();
  const ending = toRenew(certificates).flatMap(({ id, number, state, expires_on }) =>
    expires_on !== null
      ? [{ id, number, isOver: state === "expired", day: showDay(expires_on, locale) }]
      : [],
  );
  if (ending.length === 0) return null;
  return (
    <div className="grid gap-2">
      {ending.map(({ id, number, isOver, day }) => (
        <Banner key={id} tone={isOver ? "negative" : "caution"}>
          {isOver ? (
            <Trans>
              Tax certificate {number} ended on {day}. Sales tax is charged again until there is a new one.
            </Trans>
          ) : (
            <Trans>
              Tax certificate {number} ends on {day}. Please ask for a new one: after that day sales tax is
              charged.
            </Trans>
          )}
        </Banner>
      ))}
    </div>
  );
}
