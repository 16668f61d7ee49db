import { Trans, useLingui } from "@lingui/react/macro";
import { holdOrder } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { type HoldReason, holdReasons } from "#domain/orders/order-state.ts";
import { Options } from "../../../parts/forms/options.tsx";
import { holdWords } from "../../../parts/orders/order-words.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useOrderCommand } from "../use-order.ts";

/** Puts an order on hold, with what holds it up. */
export function HoldDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { t } = useLingui();
  const holding = useOrderCommand(
    order,
    holdOrder,
    (body: { reason: HoldReason }) => ({ params: { id: order.id }, body }),
    onClose,
  );
  const form = useStaffForm<{ reason: HoldReason }>(holding, { defaultValues: { reason: "art" } });
  return (
    <FormDialog
      id="hold-order"
      size="sm"
      title={<Trans>Put on hold</Trans>}
      submitLabel={<Trans>Put on hold</Trans>}
      form={form}
      onClose={onClose}
    >
      <SelectField
        {...form.field("reason")}
        label={t`What holds it up`}
        hint={t`The client is written to for artwork, a payment, or an answer.`}
      >
        <Options of={holdReasons} words={holdWords} />
      </SelectField>
    </FormDialog>
  );
}
