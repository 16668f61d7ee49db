import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { setOrderAddress } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { shippingAddressRule } from "#domain/orders/order-rules.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useMay } from "../../allowed.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { RecordSection } from "../../records/record-section.tsx";
import { useOrderCommand } from "../use-order.ts";

/** Where an order is sent; giving the address meets its gate. */
export function OrderAddress({ order }: { order: OrderAnswer }) {
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const canEdit = may("orders.write") && moveOfOrder(order.state, "address") !== undefined;
  return (
    <RecordSection
      id="order-address"
      title={<Trans>Where it is sent</Trans>}
      action={
        canEdit && (
          <Button size="sm" onClick={() => setEditing(true)}>
            <Trans>Set the address</Trans>
          </Button>
        )
      }
    >
      <p className="whitespace-pre-line wrap-anywhere">
        {order.address ?? (
          <span className="text-ink-2">
            <Trans>No address so far.</Trans>
          </span>
        )}
      </p>
      {isEditing && <AddressDialog order={order} onClose={() => setEditing(false)} />}
    </RecordSection>
  );
}

function AddressDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { t } = useLingui();
  const setting = useOrderCommand(
    order,
    setOrderAddress,
    (body: { address: string }) => ({ params: { id: order.id }, body }),
    onClose,
  );
  const form = useStaffForm<{ address: string }>(setting, {
    defaultValues: { address: order.address ?? "" },
    rules: ({ address }) => ({ address: shippingAddressRule(address) }),
  });
  return (
    <FormDialog
      id="order-address-form"
      size="sm"
      title={<Trans>Where it is sent</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field("address")} label={t`Address`} rows={4} />
    </FormDialog>
  );
}
