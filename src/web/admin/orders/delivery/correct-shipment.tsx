import { Trans, useLingui } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { correctShipment, type ShipmentAnswer, voidShipment } from "#contracts/orders/shipments.ts";
import { orderReasonRule } from "#domain/orders/order-rules.ts";
import { shipmentRules } from "#domain/orders/shipment-rules.ts";
import { unitsLeft } from "#domain/orders/shipping.ts";
import { typedDayBounds, typedDayRule } from "#domain/orders/typed-day.ts";
import { parseUnits } from "#domain/quotes/units.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { AmountField } from "../../../parts/forms/amount-field.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useRootData } from "../../../words/use-locale.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { ReasonDialog } from "../../forms/reason-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { shipmentWords, trackingOf, typedLines, unitsRule } from "./typed-shipment.ts";
import { UnitsOfLines } from "./units-of-lines.tsx";
import { changedByDelivery } from "./use-delivery.ts";

interface ShipmentDialogProps {
  readonly order: OrderAnswer;
  readonly shipment: ShipmentAnswer;
  readonly onClose: () => void;
}

interface Typed {
  readonly carrier: string;
  readonly tracking: string;
  readonly cartons: string;
  readonly shipped_on: string;
  readonly units: readonly string[];
  readonly reason: string;
}

/** What was written down of a shipment, put right for a reason. */
export function CorrectShipment({ order, shipment, onClose }: ShipmentDialogProps) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const frame = {
    today: shopDayAt(new Date(), timeZone),
    since: shopDayAt(new Date(order.created_at), timeZone),
  };
  const sent = order.lines.map(
    ({ id }) => shipment.lines.find(({ order_line_id }) => order_line_id === id)?.units ?? 0,
  );
  const most = order.lines.map(
    ({ units_good, units_shipped }, index) =>
      unitsLeft({ unitsGood: units_good, unitsShipped: units_shipped }) + (sent[index] ?? 0),
  );
  const correcting = useStaffMutation({
    invalidates: [...changedByDelivery, "outbox"],
    isPendingUntilShown: true,
    mutationFn: ({ units, tracking, cartons, ...typed }: Typed) => {
      const lines = typedLines(units, order.lines);
      const packed = parseUnits(cartons);
      const body = {
        ...{ ...typed, tracking: trackingOf(tracking), lines },
        ...(packed !== undefined && { cartons: packed }),
      };
      return doAsStaff(correctShipment, { params: { id: shipment.id }, body }, { version: order.version });
    },
    onSuccess: () => {
      toast({ tone: "positive", text: t`The shipment is corrected.` });
      onClose();
    },
  });
  const form = useStaffForm<Typed>(correcting, {
    defaultValues: {
      carrier: shipment.carrier,
      tracking: shipment.tracking.join("\n"),
      cartons: String(shipment.cartons ?? ""),
      shipped_on: shipment.shipped_on,
      units: sent.map(String),
      reason: "",
    },
    rules: ({ carrier, tracking, cartons, shipped_on, units, reason }) => ({
      carrier: shipmentRules.carrier(carrier),
      tracking: shipmentRules.tracking(trackingOf(tracking)),
      cartons: cartons.trim() === "" || parseUnits(cartons) ? undefined : shipmentWords.cartons,
      shipped_on: shipped_on === "" ? shipmentWords.day : typedDayRule("shipment", shipped_on, frame),
      units: unitsRule(units, most),
      reason: orderReasonRule(reason),
    }),
    focusesErrors: true,
  });
  const { number } = shipment;
  return (
    <FormDialog
      id="correct-shipment"
      title={<Trans>Correct shipment {number}</Trans>}
      submitLabel={<Trans>Correct</Trans>}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>The client is written to where he was told otherwise.</Trans>
      </p>
      <UnitsOfLines
        lines={order.lines}
        units={form.values.units}
        most={most}
        hint={(atMost) => t`At most ${atMost}`}
        error={form.error("units")}
        onChange={(units) => form.change("units", units)}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...form.field("carrier")} label={t`Carrier`} required />
        <AmountField of={form} name="cartons" label={t`Cartons`} />
        <TextField
          {...form.field("shipped_on")}
          {...typedDayBounds("shipment", frame)}
          label={t`Shipped on`}
          type="date"
          required
        />
      </div>
      <TextArea {...form.field("tracking")} label={t`Tracking numbers`} hint={t`One a line`} rows={2} />
      <TextArea {...form.field("reason")} label={t`Reason`} hint={t`For staff alone`} rows={2} />
    </FormDialog>
  );
}

/** A shipment that never left: its bags are still to ship. */
export function VoidShipment({ order, shipment, onClose }: ShipmentDialogProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { number } = shipment;
  const units = count(shipment.lines.reduce((sum, line) => sum + line.units, 0));
  return (
    <ReasonDialog
      id="void-shipment"
      title={<Trans>Shipment {number} never left?</Trans>}
      submitLabel={<Trans>It never left</Trans>}
      hint={t`For staff alone`}
      invalidates={[...changedByDelivery, "outbox"]}
      save={(reason) => {
        const input = { params: { id: shipment.id }, body: { reason } };
        return doAsStaff(voidShipment, input, { version: order.version });
      }}
      done={t`The shipment is gone. The client is written to.`}
      onClose={onClose}
    >
      <p>
        <Trans>Its {units} bags are still to ship. The client is written to.</Trans>
      </p>
    </ReasonDialog>
  );
}
