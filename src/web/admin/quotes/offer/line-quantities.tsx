import { Trans, useLingui } from "@lingui/react/macro";
import Layers from "lucide-react/icons/layers";
import { useState } from "react";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useMoney } from "../../../words/use-locale.ts";
import { LineCost } from "./line-cost.tsx";
import { LineField } from "./line-field.tsx";
import type { TypedLine, TypedQuantity } from "./typed-offer.ts";
import type { WorkedColumn } from "./worked-columns.ts";
import type { WorkedCost } from "./worked-costs.ts";

interface QuantitiesProps {
  readonly line: TypedLine;
  readonly onChange: (changes: Partial<Omit<TypedLine, "key">>) => void;
}

const between = " / ";
const fieldId = (key: number) => `offer-line-${key}-quantities`;

/** Offers a line of bags in several quantities, or in one again. */
export function QuantitiesButton({ line, onChange }: QuantitiesProps) {
  const { key, units, unitPrice, quantities } = line;
  const begin = () => {
    onChange({ quantities: [{ units, unitPrice, isDefault: false }] });
    // Once the field stands there.
    requestAnimationFrame(() => document.getElementById(fieldId(key))?.focus());
  };
  const end = () => onChange({ quantities: undefined, units: quantities?.[0]?.units ?? units });
  return (
    <Button variant="quiet" size="sm" onClick={quantities ? end : begin}>
      <Icon of={Layers} className="size-4" />
      {quantities ? <Trans>One quantity</Trans> : <Trans>Quantities</Trans>}
    </Button>
  );
}

/** The quantities, typed once: `10,000 / 25,000 / 50,000`. What was said of one stays with it. */
export function QuantitiesField({ line, error, onChange }: QuantitiesProps & { error: string | undefined }) {
  const { t } = useLingui();
  const { quantities = [] } = line;
  const units = quantities.map((each) => each.units);
  const [typed, setTyped] = useState(units.join(between) + (units.length === 1 && units[0] ? between : ""));
  const isTyped = unitsIn(typed).join(between) === units.filter(Boolean).join(between);
  const change = (text: string) => {
    setTyped(text);
    onChange({ quantities: unitsIn(text).map((each) => columnOf(each, quantities)) });
  };
  return (
    <LineField
      id={fieldId(line.key)}
      label={t`Quantities`}
      className="col-span-4 @xl:col-span-2"
      value={isTyped ? typed : units.join(between)}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function unitsIn(text: string): string[] {
  return text
    .split("/")
    .map((each) => each.trim())
    .filter(Boolean);
}

function columnOf(units: string, before: readonly TypedQuantity[]): TypedQuantity {
  return before.find((each) => each.units === units) ?? { units, unitPrice: "", isDefault: false };
}

interface ColumnsProps extends QuantitiesProps {
  readonly columns: readonly WorkedColumn[] | undefined;
  /** What each costs and leaves; undefined where that is not shown. */
  readonly costs: readonly WorkedCost[] | undefined;
}

/** Each quantity with its price, which is the list's until one is typed, and with what the offer comes to. */
export function LineColumns(props: ColumnsProps) {
  const { line, columns = [], costs = [], onChange } = props;
  const { key, quantities = [] } = line;
  const { t } = useLingui();
  const money = useMoney();
  const change = (place: number, changes: Partial<TypedQuantity>) => {
    const others = changes.isDefault ? { isDefault: false } : {};
    const changed = quantities.map((each, index) => ({ ...each, ...(index === place ? changes : others) }));
    onChange({ quantities: changed });
  };
  if (quantities.length < 2)
    return (
      <p className="mt-1 text-sm text-ink-2">
        <Trans>Type them with a slash between: 10,000 / 25,000 / 50,000. Prices come from your list.</Trans>
      </p>
    );
  return (
    <ul className="mt-2 grid gap-2">
      {quantities.map(({ units, unitPrice, isDefault }, place) => {
        const { unitPriceE4, amountCents, totalCents, perBagE4 } = columns[place] ?? {};
        const total = totalCents == null ? undefined : showCents(totalCents, money);
        const perBag = perBagE4 == null ? undefined : showUnitPrice(perBagE4, money);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={place}
            className="tabular grid grid-cols-[4.5rem_5.5rem_minmax(0,1fr)] items-end gap-x-3 gap-y-1 text-sm @xl:grid-cols-[5rem_6rem_6.5rem_minmax(0,1fr)_auto] @xl:items-center"
          >
            <span className="self-center text-right font-semibold">{units}</span>
            <LineField
              id={`${fieldId(key)}-${place}-price`}
              label={t`Unit price of ${units}`}
              isNumber
              value={unitPrice}
              placeholder={unitPriceE4 === undefined ? "–" : String(unitPriceE4 / 10_000)}
              error={undefined}
              onChange={(event) => change(place, { unitPrice: event.currentTarget.value })}
            />
            <span className="self-center text-right">
              {amountCents === undefined ? "–" : showCents(amountCents, money)}
            </span>
            <span className="col-span-2 text-ink-2 @xl:col-span-1">
              {total && perBag && (
                <Trans>
                  {total} in all · {perBag} a bag
                </Trans>
              )}
              {costs[place] && (
                <span className="block">
                  <LineCost cost={costs[place]} />
                </span>
              )}
            </span>
            <Checkbox
              label={t`Chosen at first`}
              checked={isDefault}
              onChange={(event) => change(place, { isDefault: event.currentTarget.checked })}
            />
          </li>
        );
      })}
    </ul>
  );
}
