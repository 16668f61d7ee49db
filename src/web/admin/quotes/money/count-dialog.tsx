import { Trans, useLingui } from "@lingui/react/macro";
import { countPayment, type Uncounted } from "#contracts/payments/plans.ts";
import { planKindWords } from "#domain/offers/plan-words.ts";
import { readPayment } from "../../../api/reads/payments.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { say } from "../../../words/say.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";

interface CountDialogProps {
  readonly payment: Uncounted["payments"][number];
  readonly items: Uncounted["items"];
  readonly onClose: () => void;
}

/** Counts what is left of a payment for an item that the same client owes. */
export function CountDialog({ payment, items, onClose }: CountDialogProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const left = money(payment.left_cents);
  const counting = useStaffMutation({
    invalidates: ["payments", "payment", "quote", "quotes", "history", "statistics"],
    row: readPayment,
    mutationFn: ({ item }: { readonly item: string }, fresh) => {
      const body = { plan_item_id: Number(item) };
      const version = fresh?.version ?? payment.version;
      return doAsStaff(countPayment, { params: { id: payment.id }, body }, { version });
    },
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`It counts now.` });
    },
  });
  const form = useStaffForm<{ item: string }>(counting, {
    defaultValues: { item: String(items[0]?.id ?? "") },
  });
  return (
    <FormDialog
      id="count-payment"
      size="sm"
      title={<Trans>Count {left} for another item</Trans>}
      submitLabel={<Trans>Count it</Trans>}
      form={form}
      isDisabled={!items.some(({ id }) => String(id) === form.values.item)}
      problem={counting.problem}
      isDirty={form.isDirty && !counting.isPending && !counting.isSuccess}
      onClose={onClose}
    >
      <RadioGroup
        name="item"
        label={t`What this client owes`}
        value={form.values.item}
        onValueChange={(item) => form.change("item", item)}
        options={items.map(({ id, reference, kind, open_cents }) => {
          const open = money(open_cents);
          return {
            value: String(id),
            label: `${reference}, ${say(i18n, planKindWords[kind])}`,
            hint: <Trans>{open} open</Trans>,
          };
        })}
      />
    </FormDialog>
  );
}
