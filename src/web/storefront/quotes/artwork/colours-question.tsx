import { Trans } from "@lingui/react/macro";
import { Question } from "../form/question.tsx";
import { useSayError } from "../form/use-field.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import { ColourPickers } from "./colour-pickers.tsx";

/** The colours of the bags: at least one. With several, the details say which is for which. */
export function ColoursQuestion({ form }: { form: QuoteForm }) {
  const colours = form.draft.productColors;
  return (
    <Question
      number={3}
      title={<Trans>Which color should they be?</Trans>}
      hint={
        colours.length > 1 ? (
          <Trans>Several colors. Tell us in the project details how many bags of each.</Trans>
        ) : (
          <Trans>One color for all bags. Add more if you need them.</Trans>
        )
      }
    >
      <ColourPickers
        id="productColors"
        legend={<Trans>Product colors</Trans>}
        inStock={form.inStock}
        colours={colours}
        onChange={(productColors) => form.change({ productColors })}
        error={useSayError(form.errors)("productColors")}
        addLabel={<Trans>Add a color</Trans>}
        isPosted
      />
    </Question>
  );
}
