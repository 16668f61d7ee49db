import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type DueItemAnswer, unwaiveItem, waiveItem, writeOffItem } from "#contracts/payments/plans.ts";
import { planKindWords } from "#domain/offers/plan-words.ts";
import { smallRestCents } from "#domain/payments/dues.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { PlanItems } from "../../../parts/offers/plan-items.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { say } from "../../../words/say.ts";
import { useMay } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { QueryState } from "../../forms/query-problem.tsx";
import { ReasonDialog } from "../../forms/reason-dialog.tsx";
import { RecordSection } from "../../records/record-section.tsx";
import { useFormats } from "../../use-formats.ts";
import { useTellUndoable } from "../../use-tell-undoable.ts";
import { usePlanOfQuote } from "./use-money.ts";

/** What staff may do about an item of what is owed. */
type Asked = "waive" | "write-off" | "unwaive";

/** What an accepted quote owes, item by item; nothing for one that was paid at once. */
export function PlanOfQuote({ quote }: { quote: ReadQuoteForStaff }) {
  const { money } = useFormats();
  const query = usePlanOfQuote(quote);
  const [asked, setAsked] = useState<{ readonly itemId: number; readonly what: Asked }>();
  const close = () => setAsked(undefined);
  if (quote.stage !== "accepted") return null;
  const plan = query.data;
  const item = plan?.items.find(({ id }) => id !== null && id === asked?.itemId);
  const isPlain = plan?.items.length === 1 && plan.items[0]?.state === "paid";
  if (isPlain && !item) return null;
  const [paid, open] = [money(plan?.paid_cents ?? 0), money(plan?.open_cents ?? 0)];
  return (
    <RecordSection id="quote-plan" title={<Trans>What is owed</Trans>}>
      <QueryState query={query} what="payments" lines={3} />
      {plan && (
        <>
          <PlanItems
            plan={plan}
            below={(each) => (
              <ForStaff
                item={each}
                onAsk={(what) => each.id !== null && setAsked({ itemId: each.id, what })}
              />
            )}
          />
          <p className="tabular border-t border-ink pt-2 text-right text-sm font-medium">
            <Trans>
              {paid} paid, {open} open
            </Trans>
          </p>
        </>
      )}
      {item && asked?.what === "unwaive" && <UnwaiveDialog item={item} quoteId={quote.id} onClose={close} />}
      {item && asked && asked.what !== "unwaive" && (
        <WaiveDialog item={item} isSmall={asked.what === "write-off"} quoteId={quote.id} onClose={close} />
      )}
    </RecordSection>
  );
}

interface ForStaffProps {
  readonly item: DueItemAnswer;
  readonly onAsk: (what: Asked) => void;
}

/** Why no more is asked for, with the way back; or the ways to ask no more. */
function ForStaff({ item, onAsk }: ForStaffProps) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { waived_reason: reason } = item;
  const kind = say(i18n, planKindWords[item.kind]);
  if (reason) {
    return (
      <div className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <p className="wrap-anywhere">
          <Trans>Reason: {reason}</Trans>
        </p>
        {may("payments.write") && (
          <Button
            variant="quiet"
            size="sm"
            className="no-print"
            aria-label={t`Ask again: ${kind}`}
            onClick={() => onAsk("unwaive")}
          >
            <Trans>Ask again</Trans>
          </Button>
        )}
      </div>
    );
  }
  if (item.open_cents === 0 || item.id === null || !may("payments.write")) return null;
  const isSmall = item.open_cents <= smallRestCents;
  return (
    <p className="no-print mt-1.5 -ml-3">
      <Button
        variant="quiet"
        size="sm"
        aria-label={isSmall ? t`Write off: ${kind}` : t`Waive: ${kind}`}
        onClick={() => onAsk(isSmall ? "write-off" : "waive")}
      >
        {isSmall ? <Trans>Write off</Trans> : <Trans>Waive</Trans>}
      </Button>
    </p>
  );
}

interface ItemDialogProps {
  /** As it stands, also after another user's change. */
  readonly item: DueItemAnswer;
  readonly quoteId: number;
  readonly onClose: () => void;
}

const changedByWaiving = ["payments", "quote", "quotes", "history", "statistics"];

/** Staff asks no more for what is open of an item, and says why. */
function WaiveDialog({ item, isSmall, quoteId, onClose }: ItemDialogProps & { readonly isSmall: boolean }) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const tellUndoable = useTellUndoable();
  const kind = say(i18n, planKindWords[item.kind]);
  const open = money(item.open_cents);
  return (
    <ReasonDialog
      id="waive-item"
      title={isSmall ? <Trans>Write off: {kind}</Trans> : <Trans>Waive: {kind}</Trans>}
      submitLabel={isSmall ? <Trans>Write off {open}</Trans> : <Trans>Waive {open}</Trans>}
      hint={t`For staff alone`}
      invalidates={changedByWaiving}
      save={(reason) =>
        doAsStaff(isSmall ? writeOffItem : waiveItem, { params: { id: item.id ?? 0 }, body: { reason } })
      }
      done={isSmall ? t`${open} are written off.` : t`${open} are waived.`}
      onDone={(text) => tellUndoable({ quoteId, command: "waive", text })}
      isDisabled={item.open_cents === 0}
      onClose={onClose}
    >
      <p>
        <Trans>The client is asked for {open} no more.</Trans>
      </p>
    </ReasonDialog>
  );
}

/** Staff asks again for what it had waived or written off. */
function UnwaiveDialog({ item, onClose }: ItemDialogProps) {
  const { t, i18n } = useLingui();
  const kind = say(i18n, planKindWords[item.kind]);
  return (
    <ReasonDialog
      id="unwaive-item"
      title={<Trans>Ask again: {kind}</Trans>}
      submitLabel={<Trans>Ask again</Trans>}
      hint={t`For staff alone`}
      invalidates={changedByWaiving}
      save={(reason) => doAsStaff(unwaiveItem, { params: { id: item.id ?? 0 }, body: { reason } })}
      done={t`The client owes it again.`}
      onClose={onClose}
    >
      <p>
        <Trans>What was not asked for any more is owed again.</Trans>
      </p>
    </ReasonDialog>
  );
}
