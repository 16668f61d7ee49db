import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { showDifference, showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, unitPriceE4 } from "#domain/money/unit-price.ts";
import type { PriceList } from "#domain/prices/price-list.ts";
import { type PricedLine, priceRequest } from "#domain/prices/price-request.ts";
import { maximumPrintColours } from "#domain/prices/print-places.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { useLocale, useMoney, useRootData } from "../../words/use-locale.ts";
import { useFormats } from "../use-formats.ts";
import type { ListedSize } from "./use-price-lists.ts";

interface TrialEstimateProps {
  readonly sizes: readonly ListedSize[];
  readonly list: PriceList;
}

/** What a buyer would be told by the list as it is typed: worked out as the pages and the server do. */
export function TrialEstimate({ sizes, list }: TrialEstimateProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const style = useMoney();
  const { count, money } = useFormats();
  const [sizeId, chooseSize] = useState(sizes[0]?.id ?? 0);
  const [units, setUnits] = useState<number | null | undefined>(useRootData().facts.minimumUnits);
  const [front, setFront] = useState<number | null | undefined>(1);
  const [back, setBack] = useState<number | null | undefined>(null);
  const size = sizes.find(({ id }) => id === sizeId);
  const number = { locale: intlLocale(locale), min: 0 };
  const isPriced = size !== undefined && isWithin(units, 1, maximumUnits);
  const places = [
    { place: "front", colours: front },
    { place: "back", colours: back },
  ] as const;
  const asked = size && {
    ...{ sizeId: size.id, productId: size.product_id, units: units ?? 0 },
    unitPrice: parseUnitPrice(size.price) ?? unitPriceE4(0),
  };
  const priced =
    asked && isPriced
      ? priceRequest(
          {
            sizes: [asked],
            places: places.flatMap(({ place, colours }) =>
              isWithin(colours, 1, maximumPrintColours) ? { place, colours } : [],
            ),
          },
          list,
        )
      : undefined;
  return (
    <section aria-labelledby="trial" className="rounded-lg border border-ink bg-card">
      <h2 id="trial" className="border-b border-ink px-4 py-3 text-lg">
        <Trans>Trial estimate</Trans>
      </h2>
      <div className="grid gap-3 px-4 py-4">
        <SelectField
          label={t`Size`}
          value={sizeId}
          onChange={(event) => chooseSize(Number(event.target.value))}
        >
          {sizes.map(({ id, product, name }) => (
            <option key={id} value={id}>
              {product}, {name}
            </option>
          ))}
        </SelectField>
        <NumberField {...number} label={t`Bags`} value={units ?? null} onValueChange={setUnits} step={1000} />
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            {...number}
            label={t`Colors in front`}
            value={front ?? null}
            onValueChange={setFront}
          />
          <NumberField
            {...number}
            label={t`Colors at the back`}
            value={back ?? null}
            onValueChange={setBack}
          />
        </div>
      </div>
      <output className="tabular block border-t border-line bg-paper-2 px-4 py-3">
        {!priced && <Trans>Please give a number of bags.</Trans>}
        {priced?.lines.map(({ kind, productId, units: many, unitPrice, amountCents }) => (
          <span key={`${kind}-${productId}`} className="flex justify-between gap-4 py-0.5">
            <span>
              <LineName kind={kind} />{" "}
              <span className="text-ink-2">
                {count(many)} × {showUnitPrice(unitPrice, style)}
              </span>
            </span>
            {money(amountCents)}
          </span>
        ))}
        {priced?.unknown.map((kind) => (
          <span key={kind} className="flex justify-between gap-4 py-0.5">
            <LineName kind={kind} />
            <span className="text-ink-2">
              <Trans>to be confirmed</Trans>
            </span>
          </span>
        ))}
        {priced && (
          <span className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
            <Trans>Total</Trans>
            <span data-testid="trial-total">{money(priced.totalCents)}</span>
          </span>
        )}
        {priced?.nextBreak && (
          <span className="mt-1 block text-sm text-ink-2">
            <Trans>
              Next break: {count(priced.nextBreak.units)} bags,{" "}
              {showDifference(priced.nextBreak.differenceCents, style)}
            </Trans>
          </span>
        )}
      </output>
    </section>
  );
}

function LineName({ kind }: Pick<PricedLine, "kind">) {
  if (kind === "product") return <Trans>Bags</Trans>;
  return kind === "setup" ? <Trans>Printing, setup fee</Trans> : <Trans>Printing, more colors</Trans>;
}

function isWithin(value: number | null | undefined, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
