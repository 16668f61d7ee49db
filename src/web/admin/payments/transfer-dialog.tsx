import { Trans, useLingui } from "@lingui/react/macro";
import { recordBankTransfer } from "#contracts/payments/bank-transfer.ts";
import { getPlan } from "#contracts/payments/plans.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { typedDayBounds, typedDayRule } from "#domain/orders/typed-day.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { readPayment } from "../../api/reads/payments.ts";
import { MoneyField } from "../../parts/forms/amount-field.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useMoney, useRootData } from "../../words/use-locale.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useTellUndoable } from "../use-tell-undoable.ts";

interface Values {
  readonly amount: string;
  readonly received_on: string;
  readonly note: string;
  readonly another: boolean;
}

interface TransferDialogProps {
  readonly quoteId: number;
  readonly reference: string;
  /** When the quote was written down. */
  readonly since: string;
  readonly onClose: () => void;
}

/**
 * Staff read a client's transfer on the account. The amount is typed, not taken over: it is booked as it came, for what
 * is open.
 */
export function TransferDialog({ quoteId, reference, since, onClose }: TransferDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const tellUndoable = useTellUndoable();
  const { timeZone } = useRootData().facts;
  const frame = { today: shopDayAt(new Date(), timeZone), since: shopDayAt(new Date(since), timeZone) };
  const bookedText = (openCents: number | undefined) => {
    if (openCents === undefined) return t`The transfer is recorded.`;
    if (openCents === 0) return t`${reference} is paid. The receipt is on its way.`;
    const open = showCents(openCents, money);
    return t`The transfer is recorded. ${open} of ${reference} is still open.`;
  };
  const recording = useStaffMutation({
    invalidates: ["quote", "quotes", "history", "payments", "payment", "statistics"],
    row: readPayment,
    mutationFn: async (values: Values) => {
      const params = { id: quoteId };
      const { another, ...typed } = values;
      const body = { ...typed, ...(another && { another }) };
      const { payment } = await callAsStaff(recordBankTransfer, { params, body });
      // It is recorded, whether or not what is left can be read.
      const plan = await callAsStaff(getPlan, { params }).catch(() => undefined);
      return { payment, openCents: plan?.open_cents };
    },
    onSuccess: ({ payment, openCents }) => {
      onClose();
      if (payment.to_check === null)
        tellUndoable({ quoteId, command: "transfer", text: bookedText(openCents) });
      else toast({ tone: "negative", text: t`The transfer is recorded, but ${reference} needs a look.` });
    },
  });
  const form = useStaffForm<Values>(recording, {
    defaultValues: { amount: "", received_on: frame.today, note: "", another: false },
    rules: ({ amount, received_on: day }) => ({
      received_on: day === "" ? undefined : typedDayRule("transfer", day, frame),
      amount:
        dollarsToCents(amount) === undefined
          ? t`Please give the amount in dollars, with at most two decimals.`
          : undefined,
    }),
    checkedAsTyped: ["amount", "received_on"],
  });
  const { amount, received_on, note, another } = form.values;
  // A 409 answers the one that was recorded.
  const wasRecorded = another || recording.fresh !== undefined;
  return (
    <GuardedDialog
      size="sm"
      isDirty={(amount !== "" || note !== "") && !recording.isPending && !recording.isSuccess}
      onClose={onClose}
      title={
        <Trans>
          Bank transfer for <span className="whitespace-nowrap">{reference}</span>
        </Trans>
      }
      description={<Trans>Copy what your bank's statement shows. It is booked as it came.</Trans>}
      footer={(close) => (
        <>
          <Button disabled={recording.isPending} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="ink"
            busy={recording.isPending}
            disabled={!form.isValid || received_on === ""}
            onClick={() => void form.submit()}
          >
            <Trans>The money is here</Trans>
          </Button>
        </>
      )}
    >
      <FormProblem
        problem={
          recording.fieldErrors.amount || recording.fieldErrors.received_on ? undefined : recording.problem
        }
        elsewhere={form.elsewhere}
      />
      <div className="grid gap-4">
        <MoneyField of={form} name="amount" label={t`Amount received ($)`} />
        <TextField
          {...form.field("received_on")}
          {...typedDayBounds("transfer", frame)}
          label={t`Received on`}
          type="date"
        />
        <TextArea
          {...form.field("note")}
          label={t`Note`}
          mark={t`optional`}
          hint={t`Such as the number of the statement`}
          rows={2}
        />
        {wasRecorded && (
          <Checkbox
            label={t`It is another transfer of the same amount on the same day`}
            checked={another}
            onChange={(event) => form.change("another", event.currentTarget.checked)}
          />
        )}
      </div>
    </GuardedDialog>
  );
}
