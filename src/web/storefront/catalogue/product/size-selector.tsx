import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownMeasures, shownSize } from "#domain/catalogue/shown-texts.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, unitPriceE4 } from "#domain/money/unit-price.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { useLocale, useMoney } from "../../../words/use-locale.ts";

interface SizeSelectorProps {
  sizes: readonly ReadSize[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** The sizes of the product, each with its measures and price. */
export function SizeSelector({ sizes, chosen, onChoose }: SizeSelectorProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  if (sizes.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-edge px-4 py-3 font-medium">
        <Trans>No sizes available</Trans>
      </p>
    );
  }
  return (
    <RadioGroup
      name="size"
      label={t`Size`}
      look="cards"
      className="[&_label]:py-2 [&_label>span]:min-w-0 [&_label>span]:flex-1"
      value={String(chosen)}
      onValueChange={(id) => onChoose(Number(id))}
      options={sizes.map((size) => ({
        value: String(size.id),
        label: (
          <span className="flex items-baseline justify-between gap-3">
            {shownSize(size.name, locale)}
            <span className="tabular">
              {showUnitPrice(parseUnitPrice(size.price) ?? unitPriceE4(0), money)}
            </span>
          </span>
        ),
        hint: shownMeasures(size.label, locale),
      }))}
    />
  );
}
