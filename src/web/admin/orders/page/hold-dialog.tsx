import { Trans, useLingui } from "@lingui/react/macro";
import { holdOrder } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { type HoldReason, holdReasons } from "#domain/orders/order-state.ts";
import { useValidatedForm } from "../../../parts/forms/use-validated-form.ts";
import { holdWords } from "../../../parts/orders/order-words.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useOrderCommand } from "../use-order.ts";

/** Puts an order on hold, with what holds it up. */
export function HoldDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const holding = useOrderCommand(order, holdOrder, onClose);
  const form = useValidatedForm<{ reason: HoldReason }>({
    defaultValues: { reason: "art" },
    fieldErrors: holding.fieldErrors,
    onSubmit: (body) => holding.mutate({ params: { id: order.id }, body }),
  });
  return (
    <FormDialog
      id="hold-order"
      size="sm"
      title={<Trans>Put on hold</Trans>}
      submitLabel={<Trans>Put on hold</Trans>}
      form={form}
      saving={holding}
      onClose={onClose}
    >
      <SelectField
        {...form.field("reason")}
        label={t`What holds it up`}
        hint={t`The client is written to for artwork, a payment, or an answer.`}
      >
        {holdReasons.map((reason) => (
          <option key={reason} value={reason}>
            {i18n._(holdWords[reason])}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
