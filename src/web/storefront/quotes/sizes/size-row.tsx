import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useState } from "react";
import { shownMeasures, shownSize } from "#domain/catalogue/shown-texts.ts";
import { intlLocale } from "#domain/language/language.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, type UnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import { minimumHint } from "#domain/quotes/units.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { say } from "../../../words/say.ts";
import { useMoney, useRootData } from "../../../words/use-locale.ts";
import { unitsField } from "../form/check-draft.ts";
import { useSayError } from "../form/use-field.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import { plainNames } from "../sending/read-plain-form.ts";
import type { FormSize } from "./size-groups.ts";

interface SizeRowProps {
  size: FormSize;
  form: QuoteForm;
}

/** A size with its price and its units. Typing units ticks it; unticking clears them. */
export function SizeRow({ size, form: { draft, estimate, errors, changeUnits } }: SizeRowProps) {
  const line = estimate.lines.find((each) => each.size.id === size.id);
  return (
    <Row
      size={size}
      units={draft.units[size.id]}
      unitPrice={line?.unitPrice ?? parseUnitPrice(size.price) ?? unitPriceE4(0)}
      total={line?.total}
      error={useSayError(errors)(unitsField(size.id))}
      changeUnits={changeUnits}
    />
  );
}

interface RowProps extends Pick<QuoteForm, "changeUnits"> {
  size: FormSize;
  /** Undefined while it is not ticked. */
  units: number | null | undefined;
  /** At the break of what is typed so far. */
  unitPrice: UnitPriceE4;
  /** In cents, as the estimate has it. */
  total: number | undefined;
  error: readonly string[] | undefined;
}

/** There are many, of which a keystroke changes one. */
const Row = memo(function Row({ size, units, unitPrice, total, error, changeUnits }: RowProps) {
  const { t, i18n } = useLingui();
  const {
    locale,
    facts: { minimumUnits, unitsStep },
  } = useRootData();
  const money = useMoney();
  const field = unitsField(size.id);
  const price = showUnitPrice(unitPrice, money);
  const name = shownSize(size.name, locale);
  const [clearings, setClearings] = useState(0);
  const tick = (ticked: boolean) => {
    changeUnits((known) => tickSize(known, size.id, ticked), field);
    // A new field, because one keeps what was typed and is no number.
    if (!ticked) setClearings(clearings + 1);
  };
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 border-t border-line/60 py-3 first:border-t-0 @min-[33rem]:grid-cols-[minmax(0,1fr)_5.5rem_10rem_6rem]">
      <Checkbox
        name={plainNames.size}
        value={size.id}
        checked={units !== undefined}
        onChange={(event) => tick(event.target.checked)}
        label={<SizeName name={name} measures={shownMeasures(size.label, locale)} />}
      />
      <p className="tabular pt-0.5 text-right whitespace-nowrap @min-[33rem]:text-left">
        {price}
        <span className="block text-sm text-ink-2">
          <Trans>a bag</Trans>
        </span>
      </p>
      <NumberField
        key={clearings}
        id={field}
        name={plainNames.units(size.id)}
        label={t`Quantity of ${name}`}
        hideLabel
        hint={say(i18n, minimumHint(minimumUnits))}
        value={units ?? null}
        onValueChange={(typed) => changeUnits((known) => typeUnits(known, size.id, typed), field)}
        locale={intlLocale(locale)}
        min={minimumUnits}
        max={maximumUnits}
        step={unitsStep}
        error={error}
        className="@max-[33rem]:max-w-40"
      />
      <p className="tabular pt-8.5 text-right font-semibold">
        {total !== undefined && showCents(total, money)}
      </p>
    </li>
  );
});

function SizeName({ name, measures }: { name: string; measures: string | null }) {
  return (
    <span>
      <span className="block font-medium">{name}</span>
      {measures && <span className="block text-sm text-ink-2">{measures}</span>}
    </span>
  );
}

type Units = Readonly<Record<string, number | null>>;

/** Ticks a size, or unticks it, which clears its quantity. */
function tickSize(units: Units, sizeId: number, isTicked: boolean): Units {
  if (isTicked) return { ...units, [sizeId]: units[sizeId] ?? null };
  return Object.fromEntries(Object.entries(units).filter(([id]) => id !== String(sizeId)));
}

/**
 * Takes typed units, which ticks the size: null when the field was emptied, undefined when what stands there is no
 * number. Both count as none.
 */
function typeUnits(units: Units, sizeId: number, typed: number | null | undefined): Units {
  return { ...units, [sizeId]: typed ?? null };
}
