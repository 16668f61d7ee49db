import { Trans, useLingui } from "@lingui/react/macro";
import type { Session } from "#contracts/accounts/sessions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useLocale } from "../../words/use-locale.ts";

interface SessionListProps {
  readonly sessions: readonly Session[];
  readonly busy: boolean;
  /** The zone of the times: the shop's for staff, the browser's for clients. */
  readonly timeZone?: string;
  /** Ends the session of this id; without one, every session but the one that is looking. */
  readonly onEnd: (id?: string) => void;
}

/** A user's sessions: device, start, and a button that ends each but the current one (ASVS 7.5.2). */
export function SessionList({ sessions, busy, timeZone, onEnd }: SessionListProps) {
  const { t } = useLingui();
  const moment = new Intl.DateTimeFormat(intlLocale(useLocale()), {
    dateStyle: "medium",
    timeStyle: "short",
    ...(timeZone && { timeZone }),
  });
  const said = (iso: string) => formatMoment(moment, iso);
  return (
    <>
      <ul aria-label={t`Open sessions`} className="border-t border-line">
        {sessions.map((session) => {
          const device = session.device || t`An unknown device`;
          const since = said(session.created_at);
          const used = said(session.last_seen_at);
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0"
            >
              <div>
                <p className="font-medium">
                  {device}
                  {session.is_this && (
                    <>
                      {" "}
                      · <Trans>this one</Trans>
                    </>
                  )}
                </p>
                <p className="tabular text-sm text-ink-2 [&>time]:whitespace-nowrap">
                  <Trans>
                    Since <time dateTime={session.created_at}>{since}</time>, last used{" "}
                    <time dateTime={session.last_seen_at}>{used}</time>
                  </Trans>
                </p>
              </div>
              {!session.is_this && (
                <Button
                  size="sm"
                  busy={busy}
                  aria-label={t`Sign out: ${device}, since ${since}`}
                  onClick={() => onEnd(session.id)}
                >
                  <Trans>Sign out</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button className="mt-4" busy={busy} onClick={() => onEnd()}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </>
  );
}
