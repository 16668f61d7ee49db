import { Trans } from "@lingui/react/macro";
import { useThread } from "../../parts/messages/use-thread.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { requireStaffToken } from "../call-as-staff.ts";
import { useForgetWhenSignedOut } from "../use-forget-when-signed-out.ts";
import { useFormats } from "../use-formats.ts";
import type { DealTab } from "./next-step.ts";
import type { Deal } from "./use-deal.ts";

interface ClientsLastWordsProps {
  readonly deal: Deal;
  readonly onOpen: (tab: DealTab) => void;
}

/** What the client wrote last: in the thread, before that with the request. */
export function ClientsLastWords({ deal: { quote, current }, onOpen }: ClientsLastWordsProps) {
  const { day } = useFormats();
  const thread = useThread({ quoteId: quote.id, kind: "staff", mayWrite: false, bearer: requireStaffToken });
  useForgetWhenSignedOut(thread.query.error);
  const last = thread.messages.findLast(
    ({ author, removed_by: removedBy, text }) =>
      author.kind === "client" && removedBy === null && text !== "",
  );
  // What was asked to be changed stands whole on the tab of the offer.
  if (current?.asked && (!last || last.created_at < current.asked.at)) return null;
  const said = last?.text ?? quote.comment;
  if (said === "" || thread.query.isPending) return null;
  const on = day(last?.created_at ?? quote.created_at);
  return (
    <blockquote className="border-l-4 border-kraft pl-4">
      <p className="line-clamp-3 max-w-3xl whitespace-pre-line wrap-anywhere">{said}</p>
      <footer className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {last ? <Trans>The client, {on}</Trans> : <Trans>The client with the request, {on}</Trans>}
        {last && (
          <Button variant="quiet" size="sm" onClick={() => onOpen("messages")}>
            <Trans>Answer</Trans>
          </Button>
        )}
      </footer>
    </blockquote>
  );
}
