import { Trans, useLingui } from "@lingui/react/macro";
import { type DueItemAnswer, waiveItem, writeOffItem } from "#contracts/payments/plans.ts";
import { planKindWords } from "#domain/offers/plan-words.ts";
import { dueReasonRule } from "#domain/payments/dues.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { say } from "../../../words/say.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";

interface WaiveDialogProps {
  /** As it stands, also after another user's change. */
  readonly item: DueItemAnswer;
  /** What is open is too little to ask for. */
  readonly isSmall: boolean;
  readonly onClose: () => void;
}

/** Staff asks no more for what is open of an item, and says why. */
export function WaiveDialog({ item, isSmall, onClose }: WaiveDialogProps) {
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
