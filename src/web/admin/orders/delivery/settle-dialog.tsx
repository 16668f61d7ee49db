import { Trans, useLingui } from "@lingui/react/macro";
import { issueInvoice } from "#contracts/invoices/invoices.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { type SettlementAnswer, settleOrder } from "#contracts/orders/settlement.ts";
import type { SettlementChoice } from "#domain/orders/settlement.ts";
import { MoneyField } from "../../../parts/forms/amount-field.tsx";
import { SettlementFacts } from "../../../parts/orders/settlement-facts.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { callAsStaff, doAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useTellUndoable } from "../../use-tell-undoable.ts";
import { changedByDelivery, useSettlement } from "./use-delivery.ts";

interface Typed {
  readonly choice: SettlementChoice;
  readonly freight: string;
  /** What settling drafts, an invoice or a credit note, is issued with it. */
  readonly issues: boolean;
}

/** Asks before an order is settled, with what it comes to; nothing until that is known. */
export function SettleDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { data: settlement } = useSettlement(order.id, order.version);
  return settlement ? <Settle {...{ order, settlement, onClose }} /> : null;
}

interface SettleProps {
  readonly order: OrderAnswer;
  readonly settlement: SettlementAnswer;
  readonly onClose: () => void;
}

function Settle({ order, settlement, onClose }: SettleProps) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const { freight_estimate_cents: estimate, beyond, state } = settlement;
  const isAsked = state === "asked";
  const tellUndoable = useTellUndoable();
  const settling = useStaffMutation({
    invalidates: [...changedByDelivery, "invoices"],
    isPendingUntilShown: true,
    mutationFn: async ({ choice, freight, issues }: Typed) => {
      const body = {
        ...(estimate !== null && { freight }),
        ...((isAsked || choice !== "take") && { choice }),
      };
      const input = { params: { id: order.id }, body };
      const done = await callAsStaff(settleOrder, input, { version: order.version });
      const { invoice } = done.settlement;
      if (issues && invoice?.number === null)
        await doAsStaff(issueInvoice, { params: { id: invoice.id }, body: {} });
      return { isFinal: issues && invoice !== null };
    },
    onSuccess: ({ isFinal }, { choice }) => {
      const text = t`Settled. The client gets a mail.`;
      // A document that is issued stands: from then on the settlement is corrected.
      if (isFinal || choice === "rest") toast({ tone: "positive", text });
      else tellUndoable({ quoteId: order.quote_id, command: "settle", text });
      onClose();
    },
  });
  const form = useStaffForm<Typed>(settling, {
    defaultValues: {
      choice: "take",
      freight: estimate === null ? "" : (estimate / 100).toFixed(2),
      issues: true,
    },
  });
  const { choice } = form.values;
  const options = [
    { value: "take" as const, label: isAsked ? t`The client takes these bags` : t`What was agreed` },
    ...(beyond ? [{ value: "all" as const, label: t`All of them: ${money(beyond.total_cents)}` }] : []),
    ...(isAsked ? [{ value: "rest" as const, label: t`The client wants the rest` }] : []),
  ];
  const bags = count(choice === "all" ? settlement.units_good : settlement.units_billable);
  const total = money(choice === "all" && beyond ? beyond.total_cents : settlement.total_cents);
  return (
    <FormDialog
      id="settle-order"
      size="sm"
      title={<Trans>Settle by the count</Trans>}
      submitLabel={<Trans>Settle</Trans>}
      form={form}
      onClose={onClose}
    >
      <p>
        {choice === "rest" ? (
          <Trans>The bags that are missing are made. The client is written to.</Trans>
        ) : (
          <Trans>
            Settle: {bags} bags, {total}. The client is written to.
          </Trans>
        )}
      </p>
      <SettlementFacts settlement={settlement} />
      {options.length > 1 && (
        <RadioGroup
          name="choice"
          label={t`What is paid for`}
          options={options}
          value={choice}
          onValueChange={(value) => form.change("choice", value)}
        />
      )}
      {estimate !== null && choice !== "rest" && (
        <MoneyField
          of={form}
          name="freight"
          label={t`What the freight came to`}
          hint={t`It was estimated.`}
        />
      )}
      {choice !== "rest" && (
        <Checkbox
          label={t`Issue the invoice or the credit note at once`}
          checked={form.values.issues}
          onChange={({ currentTarget }) => form.change("issues", currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}
