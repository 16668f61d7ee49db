import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ClientRecord } from "#contracts/clients/client-records.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { RecordPart } from "../records/record-part.tsx";
import { useFormats } from "../use-formats.ts";

/** What was written about a client's quotes, the newest first; notes of staff are marked. */
export function MessagesOfClient({ messages, quotes }: Pick<ClientRecord, "messages" | "quotes">) {
  const { moment } = useFormats();
  const references = new Map(quotes.map(({ id, reference }) => [id, reference]));
  return (
    <RecordPart
      id="client-messages"
      title={<Trans>Messages and notes</Trans>}
      isEmpty={messages.length === 0}
    >
      {messages.map((message) => (
        <li key={message.id} className="border-t border-line py-2">
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            <span className="font-medium text-ink">{message.author.name}</span>
            <span className="tabular">{moment(message.created_at)}</span>
            <Link className="link tabular" to={officePaths.adminThread(message.quote_id)}>
              {references.get(message.quote_id)}
            </Link>
            {message.audience === "staff" && (
              <Badge>
                <Trans>Internal note</Trans>
              </Badge>
            )}
          </p>
          <p className="line-clamp-4 break-words whitespace-pre-line">{message.text}</p>
        </li>
      ))}
    </RecordPart>
  );
}
