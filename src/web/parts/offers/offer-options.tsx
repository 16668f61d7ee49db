import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showDifference, showUnitPrice } from "#domain/money/show-money.ts";
import { choiceTitle, optionTitle } from "#domain/offers/ladder-words.ts";
import { shownDiscountOfAnswer } from "#domain/offers/line-discount.ts";
import type { Choices, OfferContent } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { isWords, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { type WorkedOutQuantity, workOutQuantity } from "#domain/offers/work-out-quantity.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { LineDetails } from "./line-details.tsx";
import { useLineTitle } from "./use-line-title.ts";

interface OfferOptionsProps {
  readonly version: QuoteVersionAnswer;
  readonly choices: Choices;
  /** Without it the choices are only read. */
  readonly onChoose?: ((choices: Choices) => void) | undefined;
  /** The options that stand elsewhere on the page, by their ids. */
  readonly without?: readonly string[];
}

type Option = QuoteVersionAnswer["options"][number];

/** What the client chooses among: one of several, or any of several, each with its difference (L9). */
export function OfferOptions({ version, choices, onChoose, without = [] }: OfferOptionsProps) {
  const money = useMoney();
  const content = offerOfVersion(version);
  const totalWith = (optionId: string, ids: readonly string[]) =>
    workOutOffer(content, { ...choices, [optionId]: ids }).totalCents;
  const shown = version.options.filter(({ id }) => !without.includes(id));
  return shown.map((option) => {
    const made = choices[option.id];
    const choose =
      onChoose && ((chosen: string | readonly string[]) => onChoose({ ...choices, [option.id]: chosen }));
    return option.kind === "one_of" ? (
      <OneOf
        key={option.id}
        option={option}
        totals={option.at === undefined ? undefined : quantitiesOf(option, content, choices)}
        made={typeof made === "string" ? made : undefined}
        onChoose={choose}
      />
    ) : (
      <AnyOf
        key={option.id}
        option={option}
        made={[made ?? []].flat()}
        // Beside what is chosen otherwise: a discount or a tax follows it.
        addedBy={(id, others) =>
          showDifference(totalWith(option.id, [...others, id]) - totalWith(option.id, others), money)
        }
        onChoose={choose}
      />
    );
  });
}

/** What each quantity of a ladder comes to beside what is chosen otherwise, by its choice. */
function quantitiesOf(option: Option, content: OfferContent, choices: Choices) {
  const { choices: columns = [] } = content.options.find(({ id }) => id === option.id) ?? {};
  return new Map(columns.map((each) => [each.id, workOutQuantity(content, option, each, choices)]));
}

interface OneOfProps {
  readonly option: Option;
  /** Of a ladder of quantities. */
  readonly totals: ReadonlyMap<string, WorkedOutQuantity> | undefined;
  readonly made: string | undefined;
  readonly onChoose: ((choiceId: string) => void) | undefined;
}

/** The default adds nothing, because it is in the total. Quantities say their totals, and what a bag costs then. */
function OneOf({ option, totals, made, onChoose }: OneOfProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  return (
    <RadioGroup
      name={option.id}
      look="cards"
      className="mt-6"
      label={optionTitle(option, (message) => say(i18n, message))}
      hint={made === undefined && onChoose ? t`Please choose one.` : undefined}
      value={made ?? ""}
      onValueChange={onChoose}
      options={option.choices.map((choice) => ({
        value: choice.id,
        label: (
          <ChoiceName title={choiceTitle(option, choice, locale)}>
            {totals ? (
              <QuantityTotal quantity={totals.get(choice.id)} />
            ) : choice.is_default ? (
              <Trans>included</Trans>
            ) : (
              showDifference(choice.difference_cents, money)
            )}
          </ChoiceName>
        ),
        hint: <ChoiceLines lines={choice.lines} />,
        disabled: !onChoose,
      }))}
    />
  );
}

/** `$2,345.00 · $0.2345 a bag`; nothing while another choice is open. */
function QuantityTotal({ quantity }: { readonly quantity: WorkedOutQuantity | undefined }) {
  const money = useMoney();
  if (!quantity || quantity.totalCents === null || quantity.perBagE4 === null) return null;
  const total = showCents(quantity.totalCents, money);
  const price = showUnitPrice(quantity.perBagE4, money);
  return (
    <Trans>
      {total} · {price} a bag
    </Trans>
  );
}

interface AnyOfProps {
  readonly option: Option;
  readonly made: readonly string[];
  /** What a choice adds to the total beside the others, in words. */
  readonly addedBy: (choiceId: string, others: readonly string[]) => string;
  readonly onChoose: ((choiceIds: readonly string[]) => void) | undefined;
}

function AnyOf({ option, made, addedBy, onChoose }: AnyOfProps) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-1.5 text-sm font-semibold">{option.title}</legend>
      <div className="grid gap-3">
        {option.choices.map((choice) => {
          const others = made.filter((id) => id !== choice.id);
          return (
            <Checkbox
              key={choice.id}
              label={<ChoiceName title={choice.title}>{addedBy(choice.id, others)}</ChoiceName>}
              hint={<ChoiceLines lines={choice.lines} />}
              checked={made.includes(choice.id)}
              disabled={!onChoose}
              onChange={({ currentTarget: { checked } }) =>
                onChoose?.(checked ? [...others, choice.id] : others)
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** The title of a choice and what it adds. */
function ChoiceName({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      {title}
      <span className="tabular font-normal text-ink-2">{children}</span>
    </span>
  );
}

function ChoiceLines({ lines }: { lines: readonly VersionLine[] }): ReactNode {
  const locale = useLocale();
  const money = useMoney();
  const titleOf = useLineTitle();
  return lines.map(({ units, unit_price, amount_cents, ...line }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never move.
    <span key={index} className="block">
      {titleOf(line)}
      {!isWords(line.kind) && (
        <span className="tabular">
          {units !== null && unit_price !== null
            ? ` · ${showCount(units, locale)} × ${showUnitPrice(Math.round(unit_price * 10_000), money)}`
            : ` · ${showCents(amount_cents, money)}`}
        </span>
      )}
      <LineDetails discount={shownDiscountOfAnswer(line)} />
    </span>
  ));
}
