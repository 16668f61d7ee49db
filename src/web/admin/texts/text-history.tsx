import { Trans } from "@lingui/react/macro";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { HistoryEntries } from "../history/history-entries.tsx";
import { useHistory } from "../history/use-history.ts";

/** Who changed a text and when, the newest first; nothing for one that was never changed. */
export function TextHistory({ id }: { id: number | null }) {
  if (id === null) return null;
  return (
    <Disclosure className="mt-6" summary={<Trans>History</Trans>}>
      <Entries id={id} />
    </Disclosure>
  );
}

function Entries({ id }: { id: number }) {
  return <HistoryEntries query={useHistory("text", id)} />;
}
