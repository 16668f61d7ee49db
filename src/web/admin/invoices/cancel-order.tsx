import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { cancelOrder } from "#contracts/invoices/cancel-order.ts";
import { dueReasonRule } from "#domain/payments/dues.ts";
import { canMove } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { changedWithInvoices } from "./use-invoice-command.ts";

/** Cancels the order of an accepted quote; nothing where it has none. */
export function CancelOrder({ quote }: { quote: ReadQuoteForStaff }) {
  const [isOpen, setOpen] = useState(false);
  if (!canMove(quote, "cancel") && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Cancel the order</Trans>
      </Button>
      {isOpen && <CancelDialog quote={quote} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog({ quote, onClose }: { quote: ReadQuoteForStaff; onClose: () => void }) {
  const { t } = useLingui();
  const cancelling = useStaffMutation({
    invalidates: [...changedWithInvoices, "payments", "orders", "statistics"],
    mutationFn: (body: { reason: string }) =>
      doAsStaff(cancelOrder, { params: { id: quote.id }, body }, { version: quote.version }),
    onSuccess: () => {
      toast({ tone: "positive", text: t`The order is cancelled, and the client is told.` });
      onClose();
    },
  });
  const form = useStaffForm<{ reason: string }>(cancelling, {
    defaultValues: { reason: "" },
    rules: ({ reason }) => ({ reason: dueReasonRule(reason) }),
  });
  return (
    <FormDialog
      id="cancel-order"
      size="sm"
      title={<Trans>Cancel the order?</Trans>}
      submitLabel={<Trans>Cancel the order</Trans>}
      form={form}
      onClose={onClose}
      notice={
        <p className="mb-4 text-ink-2">
          <Trans>
            What was invoiced is drafted as credit notes, for you to issue. What was paid stays until you pay
            it back, less what your terms keep. It cannot be undone.
          </Trans>
        </p>
      }
    >
      <TextArea {...form.field("reason")} label={t`Reason, for the client`} rows={3} />
    </FormDialog>
  );
}
