import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import { deleteQuote } from "#contracts/quotes.ts";
import { failureWords } from "../../api/failure-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { StatusDot } from "../../ui/status-dot.tsx";
import { sayText } from "../../words/say.ts";
import { callAsStaff } from "../call-as-staff.ts";

type Outcome = "waiting" | "working" | "deleted" | { readonly problem: string };

interface BulkDeleteDialogProps {
  readonly quotes: readonly QuoteForStaff[];
  readonly onClose: () => void;
}

/** Deletes what is ticked, one call an id, and says of each what became of it (S2 §7, P32). */
export function BulkDeleteDialog({ quotes, onClose }: BulkDeleteDialogProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [chosen] = useState(quotes);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const isStarted = outcomes.size > 0;
  const isDone = isStarted && chosen.every(({ id }) => isFinal(outcomes.get(id)));

  async function deleteAll() {
    for (const { id, version } of chosen) {
      const note = (outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome));
      note("working");
      await callAsStaff(deleteQuote, { params: { id } }, { version }).then(
        () => note("deleted"),
        (error: unknown) => note({ problem: sayText(i18n, failureWords("quotes", error)) }),
      );
    }
    await queries.invalidateQueries({ queryKey: ["quotes"] });
  }

  return (
    <Dialog
      open
      onOpenChange={() => (!isStarted || isDone) && onClose()}
      keepOnPressOutside={isStarted && !isDone}
      title={<Plural value={chosen.length} one="Delete # quote?" other="Delete # quotes?" />}
      description={<Trans>They leave the list. Payments and history stay, and each can be restored.</Trans>}
      closeLabel={t`Close`}
      footer={
        isDone ? (
          <Button variant="ink" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <>
            <Button disabled={isStarted} onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="danger" busy={isStarted} onClick={() => void deleteAll()}>
              <Trans>Delete</Trans>
            </Button>
          </>
        )
      }
    >
      <ul className="divide-y divide-line border-y border-line" aria-live="polite">
        {chosen.map(({ id, reference, name }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5 text-sm">
            <span>
              <span className="tabular font-medium">{reference}</span> {name}
            </span>
            <OutcomeWord outcome={outcomes.get(id) ?? "waiting"} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function isFinal(outcome: Outcome | undefined): boolean {
  return outcome === "deleted" || typeof outcome === "object";
}

function OutcomeWord({ outcome }: { outcome: Outcome }) {
  const { t } = useLingui();
  if (outcome === "waiting") return null;
  if (outcome === "working") return <Spinner label={t`Working on it`} />;
  if (outcome === "deleted") return <StatusDot tone="positive">{t`Deleted`}</StatusDot>;
  return <span className="text-danger">{outcome.problem}</span>;
}
