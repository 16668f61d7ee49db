import { Trans } from "@lingui/react/macro";
import { canMove } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { Thread } from "../../../parts/messages/thread.tsx";
import { useArrival } from "../../../parts/messages/use-arrival.ts";
import { useThread } from "../../../parts/messages/use-thread.ts";
import { useRootData } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { requireStaffToken } from "../../call-as-staff.ts";
import { useForgetWhenSignedOut } from "../../use-forget-when-signed-out.ts";
import { useVersions } from "../offer/use-versions.ts";

/** What the client and staff wrote about a quote, and the notes that staff keeps about it. */
export function QuoteThread({ quote }: { quote: ReadQuoteForStaff }) {
  const may = useMay();
  const { timeZone } = useRootData().facts;
  const reader = {
    quoteId: quote.id,
    kind: "staff",
    mayWrite: may("messages.write"),
    bearer: requireStaffToken,
    timeZone,
  } as const;
  const thread = useThread(reader);
  const versions = useVersions(quote.id);
  // Once the messages are there: before, the page is too short to bring them up.
  const place = useArrival<HTMLElement>(thread.query.data && "messages");
  useForgetWhenSignedOut(thread.query.error);
  return (
    <section
      ref={place}
      id="messages"
      tabIndex={-1}
      aria-labelledby="messages-title"
      className="mt-8 border-t border-line pt-5"
    >
      <h2 id="messages-title" className="mb-3 text-lg">
        <Trans>Messages</Trans>
      </h2>
      <Thread
        reader={reader}
        thread={thread}
        versions={versions.data ?? []}
        canAsk={canMove(quote, "ask-info")}
      />
    </section>
  );
}
