import { Trans, useLingui } from "@lingui/react/macro";
import { getOrder, type OrderAnswer } from "#contracts/orders/orders.ts";
import { addShipment, type ShipmentBody } from "#contracts/orders/shipments.ts";
import { showWeight } from "#domain/language/show-measures.ts";
import { carrierNames } from "#domain/orders/carriers.ts";
import { planCartons } from "#domain/orders/cartons.ts";
import { shipmentRules } from "#domain/orders/shipment-rules.ts";
import { unitsLeft } from "#domain/orders/shipping.ts";
import { typedDayBounds, typedDayRule } from "#domain/orders/typed-day.ts";
import { parseUnits } from "#domain/quotes/units.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { AmountField } from "../../../parts/forms/amount-field.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useMoney, useRootData } from "../../../words/use-locale.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useTellUndoable } from "../../use-tell-undoable.ts";
import { shipmentWords, trackingOf, typedLines, unitsRule } from "./typed-shipment.ts";
import { UnitsOfLines } from "./units-of-lines.tsx";
import { changedByDelivery } from "./use-delivery.ts";

interface Typed {
  readonly carrier: string;
  readonly service: string;
  /** A number a line. */
  readonly tracking: string;
  readonly cartons: string;
  readonly weight_kg: string;
  /** Where it goes, if not where the order goes. */
  readonly address: string;
  readonly shipped_on: string;
  readonly units: readonly string[];
  readonly complete: boolean;
}

/** Staff sends bags: how many of each line, with whom, and under which numbers. */
export function ShipDialog({
  order,
  onClose,
}: {
  readonly order: OrderAnswer;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const style = useMoney();
  const frame = {
    today: shopDayAt(new Date(), timeZone),
    since: shopDayAt(new Date(order.created_at), timeZone),
  };
  const left = order.lines.map(({ units_good, units_shipped }) =>
    unitsLeft({ unitsGood: units_good, unitsShipped: units_shipped }),
  );
  const plan = planCartons(left, order.packing);
  const tellUndoable = useTellUndoable();
  const shipping = useStaffMutation({
    invalidates: changedByDelivery,
    isPendingUntilShown: true,
    row: getOrder.answers[200].shape.order,
    mutationFn: (typed: Typed, fresh) => {
      const body = bodyOf(typed, order);
      const { version } = fresh ?? order;
      return doAsStaff(addShipment, { params: { id: order.id }, body }, { version });
    },
    onSuccess: () => {
      onClose();
      tellUndoable({ quoteId: order.quote_id, command: "ship", text: t`Shipped. The client gets a mail.` });
    },
  });
  const form = useStaffForm<Typed>(shipping, {
    defaultValues: {
      carrier: order.shipments.at(-1)?.carrier ?? "",
      service: "",
      tracking: "",
      ...shownPlan(plan),
      address: order.address ?? "",
      complete: false,
      shipped_on: frame.today,
      units: left.map(String),
    },
    rules: ({ carrier, service, tracking, cartons, weight_kg, address, shipped_on, units }) => ({
      carrier: shipmentRules.carrier(carrier),
      service: shipmentRules.service(service),
      tracking: shipmentRules.tracking(trackingOf(tracking)),
      cartons: cartons.trim() === "" || parseUnits(cartons) ? undefined : shipmentWords.cartons,
      weight_kg: weight_kg.trim() === "" || parseUnits(weight_kg) ? undefined : shipmentWords.weight,
      address: shipmentRules.address(address),
      shipped_on: shipped_on === "" ? shipmentWords.day : typedDayRule("shipment", shipped_on, frame),
      units: unitsRule(units, left),
    }),
    focusesErrors: true,
  });
  const { units, cartons, weight_kg } = form.values;
  const kg = parseUnits(weight_kg);
  const packed = (of: readonly string[]) => {
    const bags = of.map((each) => parseUnits(each) ?? 0);
    return shownPlan(planCartons(bags, order.packing));
  };
  // Cartons and weight follow the bags, until other ones are typed.
  function changeUnits(next: readonly string[]) {
    const [before, now] = [packed(units), packed(next)];
    form.change("units", next);
    if (cartons === before.cartons) form.change("cartons", now.cartons);
    if (weight_kg === before.weight_kg) form.change("weight_kg", now.weight_kg);
  }
  return (
    <FormDialog
      id="ship"
      title={
        <Trans>
          Ship bags of <span className="tabular whitespace-nowrap">{order.number}</span>
        </Trans>
      }
      submitLabel={<Trans>Ship</Trans>}
      form={form}
      isDirty={form.isDirty && !shipping.isPending && !shipping.isSuccess}
      onClose={onClose}
    >
      <UnitsOfLines
        lines={order.lines}
        units={units}
        most={left}
        hint={(most) => t`${most} left`}
        error={form.error("units")}
        onChange={changeUnits}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field("carrier")}
          label={t`Carrier`}
          hint={t`Such as UPS or DHL`}
          list="carriers"
          autoComplete="off"
          required
        />
        <datalist id="carriers">
          {carrierNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField {...form.field("service")} label={t`Service`} hint={t`Such as Ground or Express`} />
      </div>
      <TextArea
        {...form.field("tracking")}
        label={t`Tracking numbers`}
        hint={t`One a line. The client follows them on the carrier's page.`}
        rows={2}
      />
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <AmountField of={form} name="cartons" label={t`Cartons`} />
        <AmountField
          of={form}
          name="weight_kg"
          label={t`Weight (kg)`}
          hint={kg ? showWeight(kg, style) : t`Whole kilograms`}
        />
        <TextField
          {...form.field("shipped_on")}
          {...typedDayBounds("shipment", frame)}
          label={t`Shipped on`}
          type="date"
          required
        />
      </div>
      <TextArea
        {...form.field("address")}
        label={t`Ship to`}
        hint={t`Another address is for this shipment alone.`}
        rows={3}
      />
      <Checkbox
        label={t`Nothing more comes`}
        hint={t`The order is shipped, even if fewer bags left than were ordered.`}
        checked={form.values.complete}
        onChange={(event) => form.change("complete", event.currentTarget.checked)}
      />
    </FormDialog>
  );
}

function shownPlan({ cartons, kg }: ReturnType<typeof planCartons>) {
  return { cartons: String(cartons), weight_kg: String(kg ?? "") };
}

function bodyOf(typed: Typed, order: OrderAnswer): ShipmentBody {
  const { carrier, service, tracking, cartons, weight_kg, shipped_on, units, complete } = typed;
  const lines = typedLines(units, order.lines);
  const [packed, kg] = [parseUnits(cartons), parseUnits(weight_kg)];
  const address = typed.address.trim();
  return {
    ...{ carrier, tracking: trackingOf(tracking), lines, shipped_on },
    ...(service.trim() && { service }),
    ...(packed && { cartons: packed }),
    ...(kg && { weight_kg: kg }),
    ...(address !== "" && address !== order.address && { address }),
    ...(complete && { complete }),
  };
}
