import { useLingui } from "@lingui/react/macro";
import { useUsualQuantities } from "./use-quantities.ts";

interface QuickQuantitiesProps {
  chosen: number | undefined;
  onChoose: (quantity: number) => void;
}

const usualTimes = [1, 2.5, 5, 10];

/** Bags are ordered by the thousand: one press instead of five digits. */
export function QuickQuantities({ chosen, onChoose }: QuickQuantitiesProps) {
  const { t, i18n } = useLingui();
  const quantities = useUsualQuantities(usualTimes);
  return (
    <fieldset className="mt-2.5 flex flex-wrap gap-2 noscript:hidden">
      <legend className="sr-only">{t`Usual quantities`}</legend>
      {quantities.map((quantity) => (
        <button
          key={quantity}
          type="button"
          aria-pressed={quantity === chosen}
          onClick={() => onChoose(quantity)}
          className="tabular min-h-8 rounded-sm border border-line bg-card px-2.5 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
        >
          {i18n.number(quantity)}
        </button>
      ))}
    </fieldset>
  );
}
