import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { setOrderDates } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { intlLocale } from "#domain/language/language.ts";
import { leadDaysRule } from "#domain/orders/order-rules.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { StatusDot } from "../../../ui/feedback/status-dot.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { Fact, Facts } from "../../records/facts.tsx";
import { RecordSection } from "../../records/record-section.tsx";
import { useOrderCommand } from "../use-order.ts";

/** By when it leaves and arrives, or how long it takes once nothing is waited for. */
export function OrderDays({ order }: { order: OrderAnswer }) {
  const may = useMay();
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);
  const canEdit = may("orders.write") && moveOfOrder(order.state, "dates") !== undefined;
  const day = (value: string | null) => value && showDay(value, locale);
  return (
    <RecordSection
      id="order-days"
      title={<Trans>Days</Trans>}
      action={
        canEdit && (
          <Button size="sm" onClick={() => setEditing(true)}>
            <Trans>Set the days</Trans>
          </Button>
        )
      }
    >
      {order.is_late && (
        <p className="mb-3">
          <StatusDot tone="negative">
            <Trans>Late</Trans>
          </StatusDot>
        </p>
      )}
      <Facts>
        <Fact label={<Trans>Leaves</Trans>}>
          {day(order.promised_on) ?? (
            <Plural
              value={order.lead_days}
              one="# working day after the last gate"
              other="# working days after the last gate"
            />
          )}
        </Fact>
        <Fact label={<Trans>Meant before</Trans>}>{day(order.promised_before)}</Fact>
        <Fact label={<Trans>With the client</Trans>}>{day(order.arrives_on)}</Fact>
        <Fact label={<Trans>Needed on</Trans>}>{day(order.in_hands_on)}</Fact>
        <Fact label={<Trans>Last day to approve</Trans>}>{day(order.approve_by)}</Fact>
      </Facts>
      {isEditing && <DaysDialog order={order} onClose={() => setEditing(false)} />}
    </RecordSection>
  );
}

interface Days {
  readonly lead_days: number;
  readonly in_hands_on: string;
}

function DaysDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const setting = useOrderCommand(
    order,
    setOrderDates,
    ({ lead_days, in_hands_on }: Days) => ({
      params: { id: order.id },
      body: {
        // What was not touched follows the shop's lead time.
        ...(lead_days !== order.lead_days && { lead_days }),
        in_hands_on: in_hands_on === "" ? null : in_hands_on,
      },
    }),
    onClose,
  );
  const form = useStaffForm<Days>(setting, {
    defaultValues: { lead_days: order.lead_days, in_hands_on: order.in_hands_on ?? "" },
    rules: ({ lead_days }) => ({ lead_days: leadDaysRule(lead_days) }),
  });
  return (
    <FormDialog
      id="order-days-form"
      size="sm"
      title={<Trans>Set the days</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      onClose={onClose}
    >
      <NumberField
        name="lead_days"
        label={t`Working days to make it`}
        locale={intlLocale(locale)}
        min={1}
        max={365}
        error={form.error("lead_days")}
        value={Number.isNaN(form.values.lead_days) ? null : form.values.lead_days}
        onValueChange={(value) => form.change("lead_days", value ?? Number.NaN)}
      />
      <TextField {...form.field("in_hands_on")} type="date" label={t`The client needs it on`} />
    </FormDialog>
  );
}
