import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { useLocale } from "../../words/use-locale.ts";

interface VersionNoticeProps {
  readonly version: QuoteVersionAnswer;
  /** The one that was sent last. */
  readonly last: QuoteVersionAnswer;
}

/** Says of a version that it is no longer the offer, and leads to the one that is. */
export function VersionNotice({ version, last }: VersionNoticeProps) {
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "long" });
  const lastSent = last.sent_at ? formatMoment(day, last.sent_at) : "";
  if (version.number !== last.number) {
    return (
      <Notice>
        <Trans>
          You are reading version {version.number}. Version {last.number} of {lastSent} replaced it.
        </Trans>{" "}
        <Link to="?" preventScrollReset className="link whitespace-nowrap">
          <Trans>Show version {last.number}</Trans>
        </Link>
      </Notice>
    );
  }
  if (version.state === "withdrawn")
    return (
      <Notice>
        <Trans>We have taken this offer back. It can be read, but no longer accepted.</Trans>
      </Notice>
    );
  if (version.state === "declined")
    return (
      <Notice>
        <Trans>You declined this offer.</Trans>
      </Notice>
    );
  if (version.state === "superseded")
    return (
      <Notice>
        <Trans>This offer no longer holds.</Trans>
      </Notice>
    );
  return null;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Banner tone="caution" className="mt-4">
      <p>{children}</p>
    </Banner>
  );
}
