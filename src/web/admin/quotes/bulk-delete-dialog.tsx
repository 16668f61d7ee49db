import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteQuote, restoreQuote } from "#contracts/quotes/quotes.ts";
import { failureMessage } from "../../api/failure-words.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Spinner } from "../../ui/buttons/spinner.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";

type Outcome = "waiting" | "working" | "deleted" | "restored" | { readonly problem: string };

interface BulkDeleteDialogProps {
  readonly quotes: readonly ReadQuoteForStaff[];
  readonly onClose: () => void;
}

/** Deletes what is ticked, one call an id, says of each what became of it, and takes it back. */
export function BulkDeleteDialog({ quotes, onClose }: BulkDeleteDialogProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [chosen] = useState(quotes);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const isStarted = outcomes.size > 0;
  const [isRestoring, setIsRestoring] = useState(false);
  const isDone = isStarted && !isRestoring && chosen.every(({ id }) => isFinal(outcomes.get(id)));
  const deleted = chosen.filter(({ id }) => outcomes.get(id) === "deleted");

  async function doAll(
    which: readonly ReadQuoteForStaff[],
    done: "deleted" | "restored",
    work: (quote: ReadQuoteForStaff) => Promise<unknown>,
  ) {
    for (const quote of which) {
      const note = (outcome: Outcome) => setOutcomes((before) => new Map(before).set(quote.id, outcome));
      note("working");
      await work(quote).then(
        () => note(done),
        (error: unknown) => note({ problem: translateMessage(i18n, failureMessage("quotes", error)) }),
      );
    }
    await queries.invalidateQueries({ queryKey: ["quotes"] });
  }
  const deleteAll = () =>
    doAll(chosen, "deleted", ({ id, version }) => doAsStaff(deleteQuote, { params: { id } }, { version }));
  async function restoreAll() {
    setIsRestoring(true);
    await doAll(deleted, "restored", ({ id }) => doAsStaff(restoreQuote, { params: { id } }));
    setIsRestoring(false);
  }

  return (
    <Dialog
      open
      onOpenChange={() => (!isStarted || isDone) && onClose()}
      keepOnPressOutside={isStarted && !isDone}
      title={<Plural value={chosen.length} one="Delete # quote?" other="Delete # quotes?" />}
      description={
        <Plural
          value={chosen.length}
          one="It leaves the list. Payments and history stay, and it can be restored."
          other="They leave the list. Payments and history stay, and each can be restored."
        />
      }
      closeLabel={t`Close`}
      footer={
        isDone || isRestoring ? (
          <>
            {(deleted.length > 0 || isRestoring) && (
              <Button busy={isRestoring} onClick={() => void restoreAll()}>
                <Trans>Undo</Trans>
              </Button>
            )}
            <Button variant="ink" disabled={isRestoring} onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </>
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
  return outcome === "deleted" || outcome === "restored" || typeof outcome === "object";
}

function OutcomeWord({ outcome }: { outcome: Outcome }) {
  const { t } = useLingui();
  if (outcome === "waiting") return null;
  if (outcome === "working") return <Spinner label={t`Working on it`} />;
  if (outcome === "deleted") return <StatusDot tone="positive">{t`Deleted`}</StatusDot>;
  if (outcome === "restored") return <StatusDot tone="neutral">{t`Restored`}</StatusDot>;
  return <span className="text-danger">{outcome.problem}</span>;
}
