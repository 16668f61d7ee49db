import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { discardDraft } from "#contracts/quotes/drafts.ts";
import { recallOffer, reopenQuote, undoAcceptance } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { canMove } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useMay } from "../../allowed.tsx";
import { CancelOrder } from "../../invoices/cancel-order.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";
import { RecordAnswerDialog } from "./record-answer-dialog.tsx";
import { useOfferCommand } from "./use-offer-command.ts";

interface OfferActionsProps {
  readonly quote: ReadQuoteForStaff;
  /** What was sent last. */
  readonly current: QuoteVersionAnswer | undefined;
  /** The next one is being written beside it. */
  readonly hasDraft: boolean;
  readonly onDiscarded: () => void;
}

/** What can be done to the offer as the quote stands. */
export function OfferActions({ quote, current, hasDraft, onDiscarded }: OfferActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"recall" | "extend" | "undo" | "answer" | "discard">();
  const close = () => setOpen(undefined);
  const { reference } = quote;
  const done = (text: string) => () => {
    close();
    toast({ tone: "positive", text });
  };
  const input = () => ({ params: { id: quote.id }, body: {} });
  const recalling = useOfferCommand(
    quote,
    recallOffer,
    input,
    done(t`The offer of ${reference} is taken back.`),
  );
  const reopening = useOfferCommand(quote, reopenQuote, input, done(t`${reference} is open again.`));
  const undoing = useOfferCommand(
    quote,
    undoAcceptance,
    input,
    done(t`The acceptance of ${reference} is undone.`),
  );
  const discarding = useOfferCommand(
    quote,
    discardDraft,
    () => ({ params: { id: quote.id } }),
    () => {
      done(t`The draft is thrown away. The offer that was sent stands.`)();
      onDiscarded();
    },
  );
  const may = useMay();
  if (!may("quotes.write")) return null;
  const canAnswer = current?.state === "sent" && canMove(quote, "accept");
  return (
    <>
      <FormProblem problem={reopening.problem} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canAnswer && (
          <Button onClick={() => setOpen("answer")}>
            <Trans>Record an answer</Trans>
          </Button>
        )}
        {canMove(quote, "extend") && current && (
          <Button onClick={() => setOpen("extend")}>
            <Trans>Extend</Trans>
          </Button>
        )}
        {hasDraft && current && quote.stage === "offered" && (
          <Button onClick={() => setOpen("discard")}>
            <Trans>Throw the draft away</Trans>
          </Button>
        )}
        {canMove(quote, "recall") && (
          <Button onClick={() => setOpen("recall")}>
            <Trans>Recall</Trans>
          </Button>
        )}
        {canMove(quote, "undo-acceptance") && current?.acceptance?.can_undo && (
          <Button onClick={() => setOpen("undo")}>
            <Trans>Undo the acceptance</Trans>
          </Button>
        )}
        <CancelOrder quote={quote} />
        {canMove(quote, "reopen") && (
          <Button busy={reopening.isPending} onClick={() => reopening.mutate(undefined)}>
            <Trans>Reopen</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={open === "recall"}
        onOpenChange={close}
        title={<Trans>Recall the offer?</Trans>}
        description={
          <Trans>The client is told, and can no longer accept or pay it. You go on with a copy.</Trans>
        }
        confirmLabel={t`Recall`}
        cancelLabel={t`Cancel`}
        busy={recalling.isPending}
        error={recalling.problem && <FormProblem problem={recalling.problem} />}
        onConfirm={() => recalling.mutate(undefined)}
      />
      <ConfirmDialog
        open={open === "discard"}
        onOpenChange={close}
        tone="danger"
        title={<Trans>Throw the draft away?</Trans>}
        description={<Trans>What you wrote of the next offer is lost. The one that was sent stays.</Trans>}
        confirmLabel={t`Throw the draft away`}
        cancelLabel={t`Cancel`}
        busy={discarding.isPending}
        error={discarding.problem && <FormProblem problem={discarding.problem} />}
        onConfirm={() => discarding.mutate(undefined)}
      />
      <ConfirmDialog
        open={open === "undo"}
        onOpenChange={close}
        tone="danger"
        title={<Trans>Undo the acceptance?</Trans>}
        description={
          <Trans>The order is void and the client is told. The offer waits for an answer again.</Trans>
        }
        confirmLabel={t`Undo the acceptance`}
        cancelLabel={t`Cancel`}
        busy={undoing.isPending}
        error={undoing.problem && <FormProblem problem={undoing.problem} />}
        onConfirm={() => undoing.mutate(undefined)}
      />
      {open === "extend" && current && <ExtendDialog quote={quote} version={current} onClose={close} />}
      {open === "answer" && current && <RecordAnswerDialog quote={quote} version={current} onClose={close} />}
    </>
  );
}
