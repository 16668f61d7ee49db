import { Trans, useLingui } from "@lingui/react/macro";
import { waiveGate } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { waiverReasonRule } from "#domain/orders/order-rules.ts";
import type { Gate } from "#domain/orders/order-state.ts";
import { gateWords } from "../../../parts/orders/order-words.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useOrderCommand } from "../use-order.ts";

interface WaiveDialogProps {
  readonly order: OrderAnswer;
  readonly gate: Gate;
  readonly onClose: () => void;
}

/** Lets production begin without a gate, for a reason that stands in the history. */
export function WaiveDialog({ order, gate, onClose }: WaiveDialogProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(gateWords[gate]);
  const waiving = useOrderCommand(
    order,
    waiveGate,
    ({ reason }: { reason: string }) => ({ params: { id: order.id }, body: { gate, reason } }),
    onClose,
  );
  const form = useStaffForm<{ reason: string }>(waiving, {
    defaultValues: { reason: "" },
    rules: ({ reason }) => ({ reason: waiverReasonRule(reason) }),
  });
  return (
    <FormDialog
      id="waive-gate"
      size="sm"
      title={<Trans>Do not wait: {name}</Trans>}
      submitLabel={<Trans>Do not wait</Trans>}
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field("reason")} label={t`Why`} />
    </FormDialog>
  );
}
