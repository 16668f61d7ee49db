import { Trans, useLingui } from "@lingui/react/macro";
import { intlLocale } from "#domain/language/language.ts";
import {
  maximumPrintColours,
  type PrintPlaceName,
  placeName,
  printPlaces,
} from "#domain/prices/print-places.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { say } from "../../../words/say.ts";
import { useLocale, useRootData } from "../../../words/use-locale.ts";
import { Question } from "../form/question.tsx";
import { useSayError } from "../form/use-field.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import { plainNames } from "../sending/read-plain-form.ts";
import { ColourPickers } from "./colour-pickers.tsx";
import { LogoField } from "./logo-field.tsx";

/**
 * Whether the bags are printed, and with what. What belongs to a logo shows only when one is required, by
 * style, so that it does so without JavaScript too.
 */
export function LogoQuestion({ form }: { form: QuoteForm }) {
  const { draft, change } = form;
  const { areReadyClaimsShown } = useRootData().facts;
  const sayError = useSayError(form.errors);
  return (
    <Question
      number={4}
      title={<Trans>Shall we print your logo?</Trans>}
      hint={
        areReadyClaimsShown ? (
          <Trans>Printing is $0.20 per colour. We confirm the fee once we have seen the file.</Trans>
        ) : (
          <Trans>We confirm the fee of printing once we have seen the file.</Trans>
        )
      }
      className="group/logo"
    >
      <Checkbox
        id="isLogo"
        name="isLogo"
        value="1"
        label={<Trans>Logo Required</Trans>}
        checked={draft.isLogo}
        onChange={(event) => change({ isLogo: event.target.checked }, ["logo", "logo_colors", "places"])}
      />
      <div className="mt-6 hidden group-has-[#isLogo:checked]/logo:block">
        <LogoField form={form} error={sayError("logo")} />
        <PlacesField form={form} error={sayError("places")} />
        <div className="mt-8 noscript:hidden">
          <h4 className="mb-3 text-base">
            <Trans>Print colors</Trans>{" "}
            <span className="font-text font-normal tracking-normal text-ink-2">
              <Trans>optional</Trans>
            </span>
          </h4>
          <ColourPickers
            id="logo_colors"
            legend={<Trans>Print colors</Trans>}
            inStock={form.inStock}
            colours={draft.logoColors}
            onChange={(logoColors) => change({ logoColors }, ["logo_colors"])}
            error={sayError("logo_colors")}
            addLabel={<Trans>Add a print color</Trans>}
            mayBeNone
          />
        </div>
      </div>
    </Question>
  );
}

interface PlacesFieldProps {
  form: QuoteForm;
  error: readonly string[] | undefined;
}

/** Where the logo is printed, and in how many colours: what the price of printing follows from. Optional. */
function PlacesField({ form: { draft, change }, error }: PlacesFieldProps) {
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
