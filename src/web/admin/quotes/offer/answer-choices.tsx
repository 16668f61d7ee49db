import { useLingui } from "@lingui/react/macro";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { choiceTitle, optionTitle } from "#domain/offers/ladder-words.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { say } from "../../../words/say.ts";
import { useLocale } from "../../../words/use-locale.ts";

/** A choice for each one-of, a list for each any-of. */
export type MadeChoices = Record<string, string | string[]>;

/** What counts until a choice is made. */
export function madeByDefault({ options }: QuoteVersionAnswer): MadeChoices {
  const made = options.map(({ id, kind, choices }) => {
    const ids = choices.filter((choice) => choice.is_default).map((choice) => choice.id);
    return [id, kind === "any_of" ? ids : (ids[0] ?? "")] as const;
  });
  return Object.fromEntries(made);
}

interface AnswerChoicesProps {
  readonly version: QuoteVersionAnswer;
  readonly made: MadeChoices;
  readonly onChoose: (made: MadeChoices) => void;
}

/** What the client has chosen among the options of the offer. */
export function AnswerChoices({ version, made, onChoose }: AnswerChoicesProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  return version.options.map((option) => {
    const { id, kind, choices } = option;
    const title = optionTitle(option, (message) => say(i18n, message));
    const chosen = [made[id] ?? []].flat();
    if (kind === "one_of")
      return (
        <RadioGroup
          key={id}
          name={id}
          label={title}
          value={chosen[0] ?? ""}
          onValueChange={(choice) => onChoose({ ...made, [id]: choice })}
          options={choices.map((choice) => ({
            value: choice.id,
            label: choiceTitle(option, choice, locale),
          }))}
        />
      );
    return (
      <fieldset key={id} aria-label={t`Extras: ${title}`}>
        <legend className="mb-1.5 text-sm font-semibold">{title}</legend>
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            label={choice.title}
            checked={chosen.includes(choice.id)}
            onChange={({ currentTarget: { checked } }) => {
              const others = chosen.filter((each) => each !== choice.id);
              onChoose({ ...made, [id]: checked ? [...others, choice.id] : others });
            }}
          />
        ))}
      </fieldset>
    );
  });
}
