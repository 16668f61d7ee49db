import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type DueItemAnswer, waiveItem, writeOffItem } from "#contracts/payments/plans.ts";
import { planKindWords } from "#domain/offers/plan-words.ts";
import { dueReasonRule, smallRestCents } from "#domain/payments/dues.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { PlanItems } from "../../../parts/offers/plan-items.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { say } from "../../../words/say.ts";
import { useMay } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { QueryState } from "../../forms/query-problem.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { RecordSection } from "../../records/record-section.tsx";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { usePlanOfQuote } from "./use-money.ts";

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

interface WaiveDialogProps {
  /** As it stands, also after another user's change. */
  readonly item: DueItemAnswer;
  /** What is open is too little to ask for. */
  readonly isSmall: boolean;
  readonly onClose: () => void;
}

/** Staff asks no more for what is open of an item, and says why. */
function WaiveDialog({ item, isSmall, onClose }: WaiveDialogProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const kind = say(i18n, planKindWords[item.kind]);
  const open = money(item.open_cents);
  const waiving = useStaffMutation({
    invalidates: ["payments", "quote", "quotes", "history", "statistics"],
    mutationFn: (body: { readonly reason: string }) =>
      doAsStaff(isSmall ? writeOffItem : waiveItem, { params: { id: item.id ?? 0 }, body }),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: isSmall ? t`${open} are written off.` : t`${open} are waived.` });
    },
  });
  const form = useStaffForm<{ reason: string }>(waiving, {
    defaultValues: { reason: "" },
    rules: ({ reason }) => ({ reason: dueReasonRule(reason) }),
    focusesErrors: true,
  });
  return (
    <FormDialog
      id="waive-item"
      size="sm"
      title={isSmall ? <Trans>Write off: {kind}</Trans> : <Trans>Waive: {kind}</Trans>}
      submitLabel={isSmall ? <Trans>Write off {open}</Trans> : <Trans>Waive {open}</Trans>}
      form={form}
      isDisabled={item.open_cents === 0}
      isDirty={form.isDirty && !waiving.isPending && !waiving.isSuccess}
      onClose={onClose}
    >
      <p>
        <Trans>The client is asked for {open} no more. This cannot be taken back.</Trans>
      </p>
      <TextArea {...form.field("reason")} label={t`Reason`} hint={t`For staff alone`} rows={2} />
    </FormDialog>
  );
}
