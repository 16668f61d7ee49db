import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { Message } from "#domain/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { say } from "../../../words/say.ts";
import { OfferLines, type OfferLinesProps } from "./offer-lines.tsx";
import type { TypedChoice, TypedOption } from "./typed-offer.ts";

/** What the client chooses between: one of several, or any of several; each choice with lines of its own. */
export function OfferOptions(props: Omit<OfferLinesProps, "choice">) {
  const { offer, onEdit } = props;
  return (
    <>
      {offer.options.map((option, index) => (
        <Option key={option.key} {...props} option={option} place={index + 1} />
      ))}
      <div className="flex flex-wrap gap-1">
        <Button variant="quiet" size="sm" onClick={() => onEdit({ do: "add-option", kind: "one_of" })}>
          <Icon of={Plus} className="size-4" />
          <Trans>Let the client choose one</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onEdit({ do: "add-option", kind: "any_of" })}>
          <Icon of={Plus} className="size-4" />
          <Trans>Offer extras</Trans>
        </Button>
      </div>
    </>
  );
}

interface OptionProps extends Omit<OfferLinesProps, "choice"> {
  readonly option: TypedOption;
  readonly place: number;
}

function Option({ option, place, ...lines }: OptionProps) {
  const { t } = useLingui();
  const { onEdit, worked, showsAll } = lines;
  const { key, kind, title, choices } = option;
  return (
    <fieldset aria-label={t`Option ${place}`} className="mb-4 rounded-md border border-line p-3">
      <div className="flex items-end gap-2">
        <TitleField
          label={t`Title of the option`}
          title={title}
          error={showsAll ? worked.errors[`title-${key}`] : undefined}
          onType={(typed) => onEdit({ do: "change-option", key, changes: { title: typed } })}
        />
        <SelectField
          className="w-36 shrink-0"
          label={t`The client takes`}
          value={kind}
          onChange={(event) => {
            const chosen = event.currentTarget.value === "any_of" ? "any_of" : "one_of";
            onEdit({ do: "change-option", key, changes: { kind: chosen } });
          }}
        >
          <option value="one_of">{t`One`}</option>
          <option value="any_of">{t`Any`}</option>
        </SelectField>
        <IconButton
          icon={X}
          label={t`Remove option ${place}`}
          onClick={() => onEdit({ do: "remove-option", key })}
        />
      </div>
      {choices.map((choice, index) => (
        <Choice key={choice.key} {...lines} choice={choice} place={index + 1} />
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="mt-2"
        onClick={() => onEdit({ do: "add-choice", option: key })}
      >
        <Icon of={Plus} className="size-4" />
        <Trans>Add a choice</Trans>
      </Button>
    </fieldset>
  );
}

interface ChoiceProps extends Omit<OfferLinesProps, "choice"> {
  readonly choice: TypedChoice;
  readonly place: number;
}

function Choice({ choice, place, ...lines }: ChoiceProps) {
  const { t } = useLingui();
  const { onEdit, worked, showsAll } = lines;
  const { key, title, isDefault } = choice;
  return (
    <fieldset aria-label={t`Choice ${place}`} className="mt-3 border-t border-line pt-3">
      <div className="mb-2 flex items-end gap-3">
        <TitleField
          label={t`Title of the choice`}
          title={title}
          error={showsAll ? worked.errors[`title-${key}`] : undefined}
          onType={(typed) => onEdit({ do: "change-choice", key, changes: { title: typed } })}
        />
        <Checkbox
          className="mb-2 shrink-0"
          label={t`Picked unless the client picks another`}
          checked={isDefault}
          onChange={(event) =>
            onEdit({ do: "change-choice", key, changes: { isDefault: event.currentTarget.checked } })
          }
        />
        <IconButton
          icon={X}
          label={t`Remove choice ${place}`}
          onClick={() => onEdit({ do: "remove-choice", key })}
        />
      </div>
      <OfferLines {...lines} choice={key} />
    </fieldset>
  );
}

interface TitleFieldProps {
  readonly label: string;
  readonly title: string;
  readonly error: Message | undefined;
  readonly onType: (title: string) => void;
}

function TitleField({ label, title, error, onType }: TitleFieldProps) {
  const { i18n } = useLingui();
  return (
    <TextField
      className="min-w-0 grow"
      label={label}
      value={title}
      error={error && say(i18n, error)}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
