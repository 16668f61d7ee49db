import { Trans, useLingui } from "@lingui/react/macro";
import { correctOrder } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { orderReasonRule } from "#domain/orders/order-rules.ts";
import { type CorrectedState, correctionsOf } from "#domain/orders/order-state.ts";
import { orderStateWords } from "../../../parts/orders/order-words.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useOrderCommand } from "../use-order.ts";

interface Typed {
  readonly to: CorrectedState;
  readonly reason: string;
}

/** Takes an order back to where it had been, for a reason; a refusal names the later step that is corrected first. */
export function CorrectOrder({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const states = correctionsOf(order.state).toReversed();
  const [nearest = "accepted"] = states;
  const correcting = useOrderCommand(
    order,
    correctOrder,
    (body: Typed) => ({ params: { id: order.id }, body }),
    () => {
      toast({ tone: "positive", text: t`The order is corrected.` });
      onClose();
    },
  );
  const form = useStaffForm<Typed>(correcting, {
    defaultValues: { to: nearest, reason: "" },
    rules: ({ reason }) => ({ reason: orderReasonRule(reason) }),
    focusesErrors: true,
  });
  const { number } = order;
  return (
    <FormDialog
      id="correct-order"
      size="sm"
      title={<Trans>Take {number} back</Trans>}
      submitLabel={<Trans>Take it back</Trans>}
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        name="to"
        label={t`It stands again as`}
        value={form.values.to}
        onValueChange={(to) => form.change("to", to)}
        options={states.map((to) => ({
          value: to,
          label: i18n._(orderStateWords[to === "accepted" ? "preparing" : to]),
        }))}
      />
      <p className="text-ink-2">
        <Trans>The client is written to where he was told otherwise.</Trans>
      </p>
      <TextArea {...form.field("reason")} label={t`Reason`} hint={t`For staff alone`} rows={2} />
    </FormDialog>
  );
}
