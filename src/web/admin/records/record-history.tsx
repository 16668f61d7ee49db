import { Trans } from "@lingui/react/macro";
import { Allowed } from "../allowed.tsx";
import { HistoryEntries } from "../history/history-entries.tsx";
import { useHistory } from "../history/use-history.ts";
import { RecordSection } from "./record-section.tsx";

interface RecordHistoryProps {
  readonly subject: "quote" | "order" | "user" | "product" | "client" | "company" | "invoice" | "price_list";
  readonly id: number;
  /** Its number, where the histories of several stand side by side. */
  readonly of?: string | undefined;
}

/** What happened to a record, newest first. */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <Allowed to="history.read">
      <History {...props} />
    </Allowed>
  );
}

function History({ subject, id, of }: RecordHistoryProps) {
  return (
    <RecordSection
      id={of ? `${subject}-history` : "record-history"}
      title={of ? <Trans>History of {of}</Trans> : <Trans>History</Trans>}
    >
      <HistoryEntries query={useHistory(subject, id)} />
    </RecordSection>
  );
}
