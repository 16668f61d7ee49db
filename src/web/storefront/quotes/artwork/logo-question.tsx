import { Trans } from "@lingui/react/macro";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { useRootData } from "../../../words/use-locale.ts";
import { Question } from "../form/question.tsx";
import { useSayError } from "../form/use-field.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import { ColourPickers } from "./colour-pickers.tsx";
import { LogoField } from "./logo-field.tsx";
import { PlacesField } from "./places-field.tsx";

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
