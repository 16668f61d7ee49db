import { useLingui } from "@lingui/react/macro";
import Trash2 from "lucide-react/icons/trash";
import { proofLimits } from "#domain/orders/proofs/proof-facts.ts";
import { placeName, printPlaces } from "#domain/prices/print-places.ts";
import type { Message } from "#domain/words.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { say } from "../../../words/say.ts";
import { useLocale } from "../../../words/use-locale.ts";
import type { TypedPlace } from "./typed-proof.ts";

interface PlaceFieldsProps {
  readonly number: number;
  readonly place: TypedPlace;
  readonly onChange: (place: TypedPlace) => void;
  readonly onRemove?: () => void;
  readonly problem: Message | undefined;
}

/** One printed place of a proof: where, how large, in which inks. */
export function PlaceFields({ number, place, onChange, onRemove, problem }: PlaceFieldsProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const text = (name: "name" | "position" | "inks") => ({
    value: place[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...place, [name]: event.currentTarget.value }),
  });
  const millimetres = (name: "width" | "height") => ({
    ...{ locale, min: 1, max: proofLimits.millimetres, after: "mm", value: place[name] ?? null },
    onValueChange: (value: number | null | undefined) => onChange({ ...place, [name]: value }),
  });
  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-4">
      <legend className="px-1 font-semibold">{t`Place ${number}`}</legend>
      <div className="flex items-end gap-3">
        <SelectField
          className="flex-1"
          label={t`Where`}
          value={place.place}
          onChange={(event) => {
            const chosen = printPlaces.find((each) => each === event.currentTarget.value);
            onChange({ ...place, place: chosen ?? "other" });
          }}
        >
          {printPlaces.map((each) => (
            <option key={each} value={each}>
              {say(i18n, placeName(each))}
            </option>
          ))}
          <option value="other">{t`Another place`}</option>
        </SelectField>
        {onRemove && <IconButton icon={Trash2} label={t`Remove place ${number}`} onClick={onRemove} />}
      </div>
      {place.place === "other" && (
        <TextField {...text("name")} label={t`Name of the place`} autoComplete="off" />
      )}
      <TextField
        {...text("position")}
        label={t`Exact position`}
        mark={t`optional`}
        hint={t`Such as “centered, 60 mm below the rim”.`}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField {...millimetres("width")} label={t`Width`} />
        <NumberField {...millimetres("height")} label={t`Height`} />
      </div>
      <TextField
        {...text("inks")}
        label={t`Inks`}
        hint={t`By name, separated by commas: PMS 185 C, Black.`}
        autoComplete="off"
      />
      {problem && (
        <div role="alert">
          <FieldError>{say(i18n, problem)}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
