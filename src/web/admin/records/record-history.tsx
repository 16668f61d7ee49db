import { Trans } from "@lingui/react/macro";
import { Allowed } from "../allowed.tsx";
import { HistoryEntries } from "../history/history-entries.tsx";
import { useHistory } from "../history/use-history.ts";
import { RecordSection } from "./record-section.tsx";

interface RecordHistoryProps {
  readonly subject: "quote" | "order" | "user" | "product" | "client" | "company" | "invoice" | "price_list";
  readonly id: number;
}

/** What happened to a record, newest first. */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <Allowed to="history.read">
      <History {...props} />
    </Allowed>
  );
}

function History({ subject, id }: RecordHistoryProps) {
  return (
    <RecordSection id="record-history" title={<Trans>History</Trans>}>
      <HistoryEntries query={useHistory(subject, id)} />
    </RecordSection>
  );
}
