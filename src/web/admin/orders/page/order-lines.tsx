import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { countOrder } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { intlLocale } from "#domain/language/language.ts";
import { countRule, isImprobableCount, orderReasonRule } from "#domain/orders/order-rules.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import { useLineTitle } from "../../../parts/offers/use-line-title.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { RecordSection } from "../../records/record-section.tsx";
import { useFormats } from "../../use-formats.ts";
import { useOrderCommand } from "../use-order.ts";

/** What is made: ordered, counted, billed and shipped, line by line. */
export function OrderLines({ order }: { order: OrderAnswer }) {
  const { count } = useFormats();
  const may = useMay();
  const [isCounting, setCounting] = useState(false);
  const isSettled = order.settlement?.state === "settled";
  // As the next step of the deal it stands in the head of its page.
  const isNext =
    order.tasks.some(({ what }) => what === "pack") &&
    order.lines.some(({ units_good }) => units_good === null);
  const canCount =
    may("orders.write") && !isSettled && !isNext && moveOfOrder(order.state, "count") !== undefined;
  const titleOf = useLineTitle();
  const shown = (units: number | null | undefined) => (units == null ? "–" : count(units));
  return (
    <RecordSection
      id="order-lines"
      title={<Trans>What is made</Trans>}
      action={
        canCount &&
        order.lines.length > 0 && (
          <Button size="sm" onClick={() => setCounting(true)}>
            <Trans>Count</Trans>
          </Button>
        )
      }
    >
      {order.lines.length === 0 && (
        <p className="text-ink-2">
          <Trans>The offer names no goods to count.</Trans>
        </p>
      )}
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className="border-t border-line py-2">
            <p className="wrap-anywhere">{titleOf(line)}</p>
            <dl className="tabular flex flex-wrap gap-x-5 text-sm text-ink-2">
              <Figure label={<Trans>Ordered</Trans>}>{shown(line.units_ordered)}</Figure>
              <Figure label={<Trans>Good</Trans>}>{shown(line.units_good)}</Figure>
              <Figure label={<Trans>Spoiled</Trans>}>{shown(line.units_spoiled)}</Figure>
              <Figure label={<Trans>Billed</Trans>}>{shown(line.units_billable)}</Figure>
              <Figure label={<Trans>Shipped so far</Trans>}>{shown(line.units_shipped)}</Figure>
            </dl>
          </li>
        ))}
      </ul>
      {isCounting && <CountDialog order={order} onClose={() => setCounting(false)} />}
    </RecordSection>
  );
}

function Figure({ label, children }: { label: React.ReactNode; children: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}

type Counted = `good-${number}` | `spoiled-${number}`;
interface Typed extends Record<Counted, number> {
  /** Why an earlier count was wrong. */
  readonly reason: string;
}

/** Good and spoiled of each line, as they were counted at packing. */
export function CountDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleOf = useLineTitle();
  // Once it is packed the client may know of the count.
  const isPacked = order.packed_at !== null;
  const isAgain = isPacked || order.lines.some(({ units_good }) => units_good !== null);
  const counting = useOrderCommand(
    order,
    countOrder,
    ({ reason, ...values }: Typed) => ({
      params: { id: order.id },
      body: {
        ...(isAgain && reason.trim() !== "" && { reason }),
        lines: order.lines.map(({ id }) => ({
          order_line_id: id,
          good: values[`good-${id}`] ?? 0,
          spoiled: values[`spoiled-${id}`] ?? 0,
        })),
      },
    }),
    onClose,
  );
  const [isAsked, setAsked] = useState(false);
  const isImprobable = (values: Typed) =>
    order.lines.some(({ id, units_ordered }) => isImprobableCount(units_ordered, values[`good-${id}`] ?? 0));
  const mutate = (values: Typed) =>
    isAsked || !isImprobable(values) ? counting.mutate(values) : setAsked(true);
  const form = useStaffForm<Typed>(
    { ...counting, mutate },
    {
      defaultValues: {
        reason: "",
        ...Object.fromEntries(
          order.lines.flatMap(({ id, units_ordered, units_good, units_spoiled }) => [
            [`good-${id}`, units_good ?? units_ordered],
            [`spoiled-${id}`, units_spoiled ?? 0],
          ]),
        ),
      },
      rules: ({ reason, ...counts }) => ({
        ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, countRule(value)])),
        reason: isPacked ? orderReasonRule(reason) : undefined,
      }),
    },
  );
  const type = (name: Counted, value: number | null | undefined) => {
    setAsked(false);
    form.change(name, value ?? Number.NaN);
  };
  const number = (name: Counted, label: string) => (
    <NumberField
      name={name}
      label={label}
      locale={intlLocale(locale)}
      min={0}
      error={form.error(name)}
      value={Number.isNaN(form.values[name]) ? null : (form.values[name] ?? null)}
      onValueChange={(value) => type(name, value)}
    />
  );
  return (
    <FormDialog
      id="count-order"
      title={<Trans>Count</Trans>}
      submitLabel={isAsked ? <Trans>It is right: save</Trans> : <Trans>Save</Trans>}
      form={form}
      onClose={onClose}
      notice={
        isAsked && (
          <Banner tone="caution" live="polite" className="mb-4">
            <Trans>A fifth more or less was counted than ordered. Is that right?</Trans>
          </Banner>
        )
      }
    >
      {order.lines.map(({ id, ...line }) => (
        <fieldset key={id} className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-1 wrap-anywhere">{titleOf(line)}</legend>
          {number(`good-${id}`, t`Good`)}
          {number(`spoiled-${id}`, t`Spoiled`)}
        </fieldset>
      ))}
      {isAgain && (
        <TextArea
          {...form.field("reason")}
          label={t`Why it is counted again`}
          hint={t`For staff alone`}
          rows={2}
          {...(!isPacked && { mark: t`optional` })}
        />
      )}
    </FormDialog>
  );
}
