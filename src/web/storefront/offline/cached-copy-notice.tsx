import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";
import { intlLocale } from "#domain/language/language.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { cachedAttribute } from "../../worker/cached-since.ts";
import { useIsOnline } from "./use-is-online.ts";

/** Says that there is no network, or that this page is a copy, and of when: its prices may have changed. */
export function CachedCopyNotice() {
  const { t } = useLingui();
  const locale = useLocale();
  const isOnline = useIsOnline();
  const [isPutAway, setPutAway] = useState(false);
  const { pathname } = useLocation();
  const [copy] = useState(() => ({ pathname, since: cachedSince() }));
  // A step inside the shop leaves the copy behind.
  const since = copy.pathname === pathname ? copy.since : undefined;
  if (isPutAway || (isOnline && !since)) return null;
  const date = since?.toLocaleString(intlLocale(locale), { dateStyle: "long", timeStyle: "short" });
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-40 p-3 sm:right-auto sm:max-w-md">
      <Banner
        tone="caution"
        live="polite"
        title={isOnline ? <Trans>This is a kept copy</Trans> : <Trans>You are offline</Trans>}
        dismiss={{ label: t`Close`, onDismiss: () => setPutAway(true) }}
        className="shadow-float"
      >
        <p className="text-sm">
          {date ? (
            <Trans>This page is shown as it was on {date}. Prices may have changed since.</Trans>
          ) : (
            <Trans>
              What you have seen can still be read, and a quote request is kept until it can be sent.
            </Trans>
          )}
        </p>
        {isOnline && (
          <a href={location.pathname} className="link text-sm font-semibold">
            <Trans>Load it again</Trans>
          </a>
        )}
      </Banner>
    </div>
  );
}

/** When the current page was cached, if it was served from the cache. */
function cachedSince(): Date | undefined {
  const at = Number(document.documentElement.getAttribute(cachedAttribute));
  return at > 0 ? new Date(at) : undefined;
}
