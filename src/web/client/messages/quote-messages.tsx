import { Trans } from "@lingui/react/macro";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { Thread } from "../../parts/messages/thread.tsx";
import { useArrival } from "../../parts/messages/use-arrival.ts";
import { useThread } from "../../parts/messages/use-thread.ts";
import { useBearer } from "../session/bearer.ts";

interface QuoteMessagesProps {
  readonly quoteId: number;
  /** What was sent to him; undefined where it cannot be had. */
  readonly versions: readonly QuoteVersionAnswer[] | undefined;
}

/** The client and the shop write to each other about the quote. */
export function QuoteMessages({ quoteId, versions = [] }: QuoteMessagesProps) {
  const bearer = useBearer();
  const reader = { quoteId, kind: "client", mayWrite: true, bearer: () => bearer } as const;
  const thread = useThread(reader);
  const place = useArrival<HTMLElement>("messages");
  return (
    <section
      ref={place}
      id="messages"
      tabIndex={-1}
      aria-labelledby="messages-title"
      className="mt-10 scroll-mt-24 border-t border-line pt-8"
    >
      <h2 id="messages-title" className="mb-3 text-xl">
        <Trans>Messages</Trans>
      </h2>
      <p className="no-print mb-4 text-ink-2">
        <Trans>
          Ask us anything about this quote, or send us files. We answer here, and mail you when we do.
        </Trans>
      </p>
      <Thread reader={reader} thread={thread} versions={versions} />
    </section>
  );
}
