import { Trans, useLingui } from "@lingui/react/macro";
import { creditInvoice, type InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { creditAmountRule } from "#domain/invoices/credit-amount-rule.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { dueReasonRule } from "#domain/payments/dues.ts";
import { MoneyField } from "../../parts/forms/amount-field.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useFormats } from "../use-formats.ts";
import { useInvoiceCommand } from "./use-invoice-command.ts";

interface CreditDialogProps {
  readonly invoice: InvoiceAnswer;
  readonly left: number;
  /** What was just paid back of it, and why: filled in. */
  readonly refund?: { readonly amountCents: number; readonly reason: string };
  readonly onClose: () => void;
}

/** Drafts a credit note: for all that is left of an invoice, unless another amount is typed. */
export function CreditDialog({ invoice, left, refund, onClose }: CreditDialogProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const crediting = useInvoiceCommand(
    creditInvoice,
    ({ amount, reason }: { amount: string; reason: string }) => ({
      params: { id: invoice.id },
      body: { reason, ...(amount !== "" && { amount }) },
    }),
    () => {
      toast({ tone: "positive", text: t`The credit note is drafted. Issue it to make it count.` });
      onClose();
    },
  );
  const form = useStaffForm<{ amount: string; reason: string }>(crediting, {
    defaultValues: {
      amount: refund ? (refund.amountCents / 100).toFixed(2) : "",
      reason: refund?.reason ?? "",
    },
    rules: ({ amount, reason }) => ({
      amount: amount === "" ? undefined : creditAmountRule(dollarsToCents(amount), left),
      reason: dueReasonRule(reason),
    }),
  });
  const number = invoice.number ?? "";
  return (
    <FormDialog
      id="credit-invoice"
      size="sm"
      title={<Trans>Credit {number}</Trans>}
      submitLabel={<Trans>Draft the credit note</Trans>}
      form={form}
      onClose={onClose}
      notice={
        <p className="mb-4 text-ink-2">
          {refund && (
            <>
              <Trans>The money is paid back, and this invoice still asks for it.</Trans>{" "}
            </>
          )}
          <Trans>{money(left)} of this invoice are not credited yet.</Trans>
        </p>
      }
    >
      <MoneyField
        of={form}
        name="amount"
        label={t`Amount`}
        mark={t`all of it when empty`}
        otherwise={left / 100}
      />
      <TextArea {...form.field("reason")} label={t`Reason`} rows={2} />
    </FormDialog>
  );
}
