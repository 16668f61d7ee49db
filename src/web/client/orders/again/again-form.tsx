import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useState } from "react";
import { deliveryRules, repeatMessageRule } from "#domain/quotes/quote-rules.ts";
import { unitsRule } from "#domain/quotes/units.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { failureMessage } from "../../../api/failure-words.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../../parts/forms/use-validated-form.ts";
import { useLineTitle } from "../../../parts/offers/use-line-title.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useRootData } from "../../../words/use-locale.ts";
import { BagsAgain } from "./bags-again.tsx";
import { ComparedPrices } from "./compared-prices.tsx";
import { type DraftAgain, keptDraft, noDraft } from "./kept-draft.ts";
import { type OrderAsDraft, useOrderAsDraft, useReorder } from "./use-order-again.ts";

/** The draft: how many, by when, under which number, and what it costs today beside what it did. */
export function AgainForm({ orderId, order }: { orderId: number; order: OrderAsDraft }) {
  const { t } = useLingui();
  const titleOf = useLineTitle();
  const { timeZone } = useRootData().facts;
  const [kept] = useState(() => keptDraft(orderId));
  const bagLines = order.lines.flatMap(({ bags, ...line }) => (bags ? [{ ...line, bags }] : []));
  const [isSent, setSent] = useState(false);
  const sending = useReorder(orderId, (quoteId) => {
    setSent(true);
    // As a new page: only a quote's own may load a provider's card fields.
    location.assign(paths.clientDashboard(quoteId));
  });
  const form = useValidatedForm<DraftAgain>({
    defaultValues: { ...kept.get(), quantities: { ...orderedBags(bagLines), ...kept.get().quantities } },
    rules: ({ quantities, wanted_by, po_number, message }) => ({
      ...Object.fromEntries(
        bagLines.map(({ bags: { order_line_id: id, least_units }, ...line }) => [
          `quantities.${id}`,
          unitsRule({ name: titleOf(line), units: quantities[id] ?? undefined }, least_units),
        ]),
      ),
      wanted_by: deliveryRules.wanted_by(wanted_by),
      po_number: deliveryRules.po_number(po_number),
      message: repeatMessageRule(message),
    }),
    fieldErrors: sending.fieldErrors,
    focusesErrors: true,
    onSubmit: ({ quantities, wanted_by, po_number, message }) =>
      sending.give({
        quantities: changedBags(bagLines, quantities),
        ...(wanted_by && { wanted_by }),
        ...(po_number.trim() && { po_number }),
        ...(message.trim() && { message }),
      }),
  });
  const { values } = form;
  useEffect(() => kept.set(isSent ? noDraft : () => values), [kept, values, isSent]);
  const changed = changedBags(bagLines, values.quantities);
  const asked = useDeferredValue(Object.keys(changed).length > 0 ? JSON.stringify(changed) : "");
  const pricing = useOrderAsDraft(orderId, asked);
  const priced = pricing.data ?? order;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-8">
      {bagLines.map((line, at) => (
        <BagsAgain
          key={line.bags.order_line_id}
          line={line}
          columns={priced.lines.flatMap(({ bags }) => bags ?? [])[at]?.columns ?? line.bags.columns}
          units={values.quantities[line.bags.order_line_id]}
          error={form.error(`quantities.${line.bags.order_line_id}`)}
          onChange={(units) => form.change(`quantities.${line.bags.order_line_id}`, units)}
        />
      ))}
      <ComparedPrices order={priced} isPricing={pricing.isPlaceholderData} isChanged={asked !== ""} />
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field("wanted_by")}
            type="date"
            min={shopDayAt(new Date(), timeZone)}
            label={t`When do you need it?`}
            mark={t`optional`}
          />
          <TextField {...form.field("po_number")} label={t`Purchase order number`} mark={t`optional`} />
        </div>
        <TextArea {...form.field("message")} label={t`Anything else?`} mark={t`optional`} rows={3} />
      </div>
      <div>
        <FormProblem
          problem={
            sending.problem ?? (pricing.error ? failureMessage("clientMutation", pricing.error) : undefined)
          }
          elsewhere={form.elsewhere}
        />
        <p className="mb-4 text-ink-2">
          <Trans>You get an offer from us first. Nothing is ordered or paid by asking.</Trans>
        </p>
        <Button
          type="submit"
          variant="ink"
          size="lg"
          className="max-sm:w-full"
          busy={sending.isPending || isSent}
        >
          <Trans>Send the request</Trans>
        </Button>
      </div>
    </form>
  );
}

type BagLine = OrderAsDraft["lines"][number] & {
  readonly bags: NonNullable<OrderAsDraft["lines"][number]["bags"]>;
};

function orderedBags(lines: readonly BagLine[]): DraftAgain["quantities"] {
  return Object.fromEntries(lines.map(({ bags, before }) => [bags.order_line_id, before.units]));
}

/** The quantities that are other than they were; what is being typed and cannot be asked for yet counts as before. */
function changedBags(
  lines: readonly BagLine[],
  quantities: DraftAgain["quantities"],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lines.flatMap(({ name, bags: { order_line_id: id, least_units }, before }) => {
      const units = quantities[id] ?? undefined;
      const isAskable = units !== undefined && unitsRule({ name, units }, least_units) === undefined;
      return isAskable && units !== before.units ? [[String(id), units]] : [];
    }),
  );
}
