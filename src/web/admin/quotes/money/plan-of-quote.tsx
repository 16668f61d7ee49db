import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { DueItemAnswer } from "#contracts/payments/plans.ts";
import { planKindWords } from "#domain/offers/plan-words.ts";
import { smallRestCents } from "#domain/payments/dues.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { PlanItems } from "../../../parts/offers/plan-items.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { say } from "../../../words/say.ts";
import { useMay } from "../../allowed.tsx";
import { QueryState } from "../../forms/query-problem.tsx";
import { RecordSection } from "../../records/record-section.tsx";
import { useFormats } from "../../use-formats.ts";
import { usePlanOfQuote } from "./use-money.ts";
import { WaiveDialog } from "./waive-dialog.tsx";

/** What an accepted quote owes, item by item; nothing for one that was paid at once. */
export function PlanOfQuote({ quote }: { quote: ReadQuoteForStaff }) {
  const { money } = useFormats();
  const query = usePlanOfQuote(quote);
  const [waiving, setWaiving] = useState<{ readonly itemId: number; readonly isSmall: boolean }>();
  if (quote.stage !== "accepted") return null;
  const plan = query.data;
  const item = plan?.items.find(({ id }) => id !== null && id === waiving?.itemId);
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
                onWaive={(isSmall) => each.id !== null && setWaiving({ itemId: each.id, isSmall })}
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
      {waiving && item && (
        <WaiveDialog item={item} isSmall={waiving.isSmall} onClose={() => setWaiving(undefined)} />
      )}
    </RecordSection>
  );
}

interface ForStaffProps {
  readonly item: DueItemAnswer;
  readonly onWaive: (isSmall: boolean) => void;
}

/** Why no more is asked for, or the ways to ask no more. */
function ForStaff({ item, onWaive }: ForStaffProps) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { waived_reason: reason } = item;
  if (reason) {
    return (
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        <Trans>Reason: {reason}</Trans>
      </p>
    );
  }
  if (item.open_cents === 0 || item.id === null || !may("payments.write")) return null;
  const kind = say(i18n, planKindWords[item.kind]);
  const isSmall = item.open_cents <= smallRestCents;
  return (
    <p className="no-print mt-1.5 -ml-3">
      <Button
        variant="quiet"
        size="sm"
        aria-label={isSmall ? t`Write off: ${kind}` : t`Waive: ${kind}`}
        onClick={() => onWaive(isSmall)}
      >
        {isSmall ? <Trans>Write off</Trans> : <Trans>Waive</Trans>}
      </Button>
    </p>
  );
}
