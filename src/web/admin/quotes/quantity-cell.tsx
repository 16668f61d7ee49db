import { useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { bagLinesOf, bagsOfQuote } from "../../parts/offers/lines-of-quote.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFormats } from "../use-formats.ts";

/** How many bags, as agreed or asked for, and of each size when opened. */
export function QuantityCell({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const sizes: readonly (readonly [string, number])[] = quote.agreed
    ? bagLinesOf(quote).map(({ name, units }) => [name, units])
    : Object.entries(quote.sizes_quantities);
  const bags = count(bagsOfQuote(quote));
  if (sizes.length === 0) return <span className="tabular">{bags}</span>;
  return (
    <div className="inline-flex flex-col items-end max-md:items-start">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={t`${bags}, by size`}
        onClick={() => setOpen(!isOpen)}
        className="tabular -mr-1 inline-flex min-h-8 items-center gap-1 rounded-sm px-1 hover:bg-ink/8 pointer-coarse:min-h-11"
      >
        {bags}
        <Icon
          of={ChevronDown}
          className={classNames("size-3.5 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <dl id={list} hidden={!isOpen} className="mb-1 border-t border-line pt-1 text-ink-2">
        {sizes.map(([size, units], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sizes never move.
          <div key={index} className="flex justify-between gap-4">
            <dt>{size}</dt>
            <dd className="tabular">{count(units)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
