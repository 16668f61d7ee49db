import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showDifference, showUnitPrice } from "#domain/money/show-money.ts";
import { shownDiscountOfAnswer } from "#domain/offers/line-discount.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { LineDiscount } from "./line-discount.tsx";
import { useLineTitle } from "./use-line-title.ts";

interface OfferOptionsProps {
  readonly version: QuoteVersionAnswer;
  readonly choices: Choices;
  /** Without it the choices are only read. */
  readonly onChoose?: ((choices: Choices) => void) | undefined;
}

type Option = QuoteVersionAnswer["options"][number];

/** What the client chooses among: one of several, or any of several, each with its difference (L9). */
export function OfferOptions({ version, choices, onChoose }: OfferOptionsProps) {
  const money = useMoney();
  const content = offerOfVersion(version);
  const totalWith = (optionId: string, ids: readonly string[]) =>
    workOutOffer(content, { ...choices, [optionId]: ids }).totalCents;
  return version.options.map((option) => {
    const made = choices[option.id];
    const choose =
      onChoose && ((chosen: string | readonly string[]) => onChoose({ ...choices, [option.id]: chosen }));
    return option.kind === "one_of" ? (
      <OneOf
        key={option.id}
        option={option}
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

interface OneOfProps {
  readonly option: Option;
  readonly made: string | undefined;
  readonly onChoose: ((choiceId: string) => void) | undefined;
}

/** The default adds nothing, because it is in the total. */
function OneOf({ option, made, onChoose }: OneOfProps) {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <RadioGroup
      name={option.id}
      look="cards"
      className="mt-6"
      label={option.title}
      hint={made === undefined && onChoose ? t`Please choose one.` : undefined}
      value={made ?? ""}
      onValueChange={onChoose}
      options={option.choices.map((choice) => ({
        value: choice.id,
        label: (
          <ChoiceName title={choice.title}>
            {choice.is_default ? <Trans>included</Trans> : showDifference(choice.difference_cents, money)}
          </ChoiceName>
        ),
        hint: <ChoiceLines lines={choice.lines} />,
        disabled: !onChoose,
      }))}
    />
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
      {line.kind !== "text" && (
        <span className="tabular">
          {units !== null && unit_price !== null
            ? ` · ${showCount(units, locale)} × ${showUnitPrice(Math.round(unit_price * 10_000), money)}`
            : ` · ${showCents(amount_cents, money)}`}
        </span>
      )}
      <LineDiscount discount={shownDiscountOfAnswer(line)} />
    </span>
  ));
}
