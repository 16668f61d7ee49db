import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { bagsOf } from "#domain/offers/shown-lines.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { classNames } from "../../ui/class-names.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

type Option = QuoteVersionAnswer["options"][number];

interface QuantityColumnsProps {
  readonly version: QuoteVersionAnswer;
  readonly option: Option;
  readonly choices: Choices;
  /** Without it they are only read. */
  readonly onChoose?: ((choices: Choices) => void) | undefined;
}

/** Quantities side by side: how many bags, what they come to in all, and what a bag then costs. */
export function QuantityColumns({ version, option, choices, onChoose }: QuantityColumnsProps) {
  const { t } = useLingui();
  const content = offerOfVersion(version);
  const made = choices[option.id];
  const columns = option.choices.map((choice) => ({
    ...{ key: choice.id, units: bagsOf(choice.lines) },
    totalCents: workOutOffer(content, { ...choices, [option.id]: choice.id }).totalCents,
  }));
  return (
    <QuantityGrid
      name={option.id}
      label={option.title || t`Quantity`}
      columns={columns}
      made={typeof made === "string" ? made : undefined}
      onChoose={onChoose && ((key) => onChoose({ ...choices, [option.id]: key }))}
    />
  );
}

interface QuantityGridProps {
  readonly name: string;
  readonly label: string;
  readonly columns: readonly { readonly key: string; readonly units: number; readonly totalCents: number }[];
  readonly made: string | undefined;
  /** Without it they are only read. */
  readonly onChoose?: ((key: string) => void) | undefined;
}

/** Columns of quantities, one of which is chosen. */
export function QuantityGrid({ name, label, columns, made, onChoose }: QuantityGridProps) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap border-t border-l border-line">
        {columns.map(({ key, ...figures }) => {
          const isMade = made === key;
          const look = classNames(
            "relative block grow basis-38 border-r border-b border-line px-4 py-5",
            isMade && "bg-card",
          );
          if (!onChoose)
            return (
              <div key={key} className={look}>
                <Figures {...figures} isMade={isMade} />
              </div>
            );
          return (
            <label key={key} className={`${look} cursor-pointer hover:bg-paper-2`}>
              <input
                type="radio"
                name={name}
                className="absolute top-6 right-4 size-5 accent-(--color-ink)"
                checked={isMade}
                onChange={() => onChoose(key)}
              />
              <Figures {...figures} isMade={isMade} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface FiguresProps {
  readonly units: number;
  readonly totalCents: number;
  readonly isMade: boolean;
}

/** How many, what they cost in all, and what one does. */
function Figures({ units, totalCents, isMade }: FiguresProps) {
  const locale = useLocale();
  const money = useMoney();
  const each = showUnitPrice(Math.round((totalCents * 100) / units), money);
  return (
    <>
      <span className="display tabular block pr-8 text-2xl">{showCount(units, locale)}</span>
      <span className="block text-sm text-ink-2">
        <Trans>bags</Trans>
      </span>
      <span className="tabular mt-4 block text-lg font-semibold">{showCents(totalCents, money)}</span>
      <span className="tabular block text-sm text-ink-2">
        <Trans>{each} a bag, all in</Trans>
      </span>
      {isMade && <span aria-hidden="true" className="absolute inset-x-0 top-0 h-1 bg-sprout" />}
    </>
  );
}
