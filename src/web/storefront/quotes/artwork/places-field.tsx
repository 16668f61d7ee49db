import { Trans, useLingui } from "@lingui/react/macro";
import { intlLocale } from "#domain/language/language.ts";
import {
  maximumPrintColours,
  type PrintPlaceName,
  placeName,
  printPlaces,
} from "#domain/prices/print-places.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { say } from "../../../words/say.ts";
import { useLocale } from "../../../words/use-locale.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import { plainNames } from "../sending/read-plain-form.ts";

interface PlacesFieldProps {
  form: QuoteForm;
  error: readonly string[] | undefined;
}

/** Where the logo is printed, and in how many colours: what the price of printing follows from. Optional. */
export function PlacesField({ form: { draft, change }, error }: PlacesFieldProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const type = (place: PrintPlaceName, typed: number | null | undefined) => {
    const others = draft.places.filter((each) => each.place !== place);
    // 0 is a plain place; what is no number is stored as 0, which the rule refuses.
    const isPlain = typed === null || typed === 0;
    change({ places: isPlain ? others : [...others, { place, colours: typed ?? 0 }] });
  };
  return (
    <fieldset id="places" tabIndex={-1} className="mt-8 scroll-mt-28">
      <legend className="mb-1 text-base">
        <span className="display">
          <Trans>Where is it printed, and in how many colors?</Trans>
        </span>{" "}
        <span className="text-ink-2">
          <Trans>optional</Trans>
        </span>
      </legend>
      <p className="mb-3 text-sm text-ink-2">
        <Trans>Leave a place empty that stays plain.</Trans>
      </p>
      <div className="grid max-w-md grid-cols-2 gap-4">
        {printPlaces.map((place) => (
          <NumberField
            key={place}
            id={`place-${place}`}
            name={plainNames.place(place)}
            label={say(i18n, placeName(place))}
            value={draft.places.find((each) => each.place === place)?.colours ?? null}
            onValueChange={(typed) => type(place, typed)}
            locale={intlLocale(locale)}
            min={1}
            max={maximumPrintColours}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
