import { Trans, useLingui } from "@lingui/react/macro";
import StickyNote from "lucide-react/icons/sticky-note";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { QuoteMessage } from "#contracts/quotes/messages.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { MessageBox } from "./message-box.tsx";
import { AskedEntry, ThreadEntry } from "./thread-entry.tsx";
import type { ThreadReader } from "./thread-reader.ts";
import type { useThread } from "./use-thread.ts";

/** Entries that are shown at once. */
const step = 100;

interface ThreadProps {
  readonly reader: ThreadReader;
  readonly thread: ReturnType<typeof useThread>;
  /** Those whose lines can be written about. */
  readonly versions: readonly QuoteVersionAnswer[];
  /** Staff may make the quote wait for the client's answer now. */
  readonly canAsk?: boolean;
}

/** What was said about a quote, the newest first, and a box to say more; staff has a second one for its notes. */
export function Thread({ reader, thread, versions, canAsk = false }: ThreadProps) {
  const { i18n, t } = useLingui();
  const { query, messages, newIds, removing } = thread;
  const [shown, setShown] = useState(step);
  const [isNoting, setNoting] = useState(false);
  const [asked, setAsked] = useState<number>();
  const place = useSeen<HTMLOListElement>(reader.mayWrite ? thread.lastNew : undefined, thread.markRead);
  const entries = entriesOf(messages, versions);
  const newest = entries.slice(-shown).toReversed();
  const older = entries.length - newest.length;
  const isStaff = reader.kind === "staff";
  const boxes = { reader, versions, onSettled: thread.renew };
  return (
    <>
      {reader.mayWrite && <MessageBox {...boxes} audience="client" canAsk={canAsk} />}
      {isStaff && reader.mayWrite && !isNoting && (
        <Button variant="quiet" size="sm" className="no-print mt-2" onClick={() => setNoting(true)}>
          <Icon of={StickyNote} className="size-4" />
          <Trans>Write an internal note</Trans>
        </Button>
      )}
      {isNoting && <MessageBox {...boxes} audience="staff" onClose={() => setNoting(false)} />}
      {query.isPending && <SkeletonText lines={4} className="mt-6" />}
      {query.isError && (
        <Banner tone="caution" live="polite" className="mt-6">
          {translateMessage(i18n, failureMessage(isStaff ? "staffList" : "clientQuote", query.error))}
        </Banner>
      )}
      {query.data && entries.length === 0 && (
        <p className="mt-6 text-ink-2">
          <Trans>Nothing was written yet.</Trans>
        </p>
      )}
      {query.data && entries.length > 0 && (
        <ol ref={place} aria-label={t`Messages`} className="mt-6 grid gap-3">
          {newest.map((entry) =>
            entry.message ? (
              <ThreadEntry
                key={entry.message.id}
                reader={reader}
                message={entry.message}
                isNew={newIds.has(entry.message.id)}
                {...(isStaff && reader.mayWrite && { onRemove: () => setAsked(entry.message.id) })}
              />
            ) : (
              <AskedEntry key={entry.at} reader={reader} version={entry.version} asked={entry.asked} />
            ),
          )}
        </ol>
      )}
      {older > 0 && (
        <Button className="mt-4" onClick={() => setShown(shown + step)}>
          <Trans>Show older messages ({older})</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        tone="danger"
        title={<Trans>Remove this message?</Trans>}
        description={
          <Trans>
            Its text and its files move to the trash. That a message was here, and who removed it, stays.
          </Trans>
        }
        confirmLabel={t`Remove`}
        cancelLabel={t`Cancel`}
        busy={removing.isPending}
        error={removing.error && translateMessage(i18n, failureMessage("staffMutation", removing.error))}
        onConfirm={() =>
          asked !== undefined && removing.mutate(asked, { onSuccess: () => setAsked(undefined) })
        }
      />
    </>
  );
}

/** Messages and changes that were asked for, the oldest first. */
function entriesOf(messages: readonly QuoteMessage[], versions: readonly QuoteVersionAnswer[]) {
  const said = messages.map((message) => ({ at: message.created_at, message, asked: undefined }));
  const changes = versions.flatMap(({ number, asked }) =>
    asked ? [{ at: asked.at, message: undefined, asked, version: number }] : [],
  );
  return [...said, ...changes].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/**
 * Says once that what stands at a place was seen: it is on the screen, of a page that is looked at. Nothing is seen while
 * there is nothing to see. @returns the place
 */
function useSeen<T extends HTMLElement>(what: number | undefined, onSeen: (what: number) => void) {
  const place = useRef<T>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const element = place.current;
    if (!element || what === undefined) return;
    let isInSight = false;
    const look = () => {
      if (!isInSight || document.visibilityState !== "visible") return;
      stop();
      tell(what);
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting ?? false;
      look();
    });
    const stop = () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
    observer.observe(element);
    document.addEventListener("visibilitychange", look);
    return stop;
  }, [what]);
  return place;
}
