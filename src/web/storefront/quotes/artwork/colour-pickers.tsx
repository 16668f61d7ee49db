import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import type { ClothColour } from "#domain/quotes/cloth-colours.ts";
import { mayRemoveColour } from "#domain/quotes/colours.ts";
import { maximumColours } from "#domain/quotes/quote-limits.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ColourPicker } from "./colour-picker.tsx";

interface ColourPickersProps {
  /** Where the error summary leads to. */
  id: string;
  legend: ReactNode;
  /** Those that can be chosen as swatches. */
  inStock: readonly ClothColour[];
  colours: readonly string[];
  onChange: (colours: readonly string[]) => void;
  /** What the button says that adds one; each on its page by a name of its own. */
  addLabel: ReactNode;
  error: readonly string[] | undefined;
  /** May the last one go? */
  mayBeNone?: boolean;
  /** Its choices carry names, so that they are sent without JavaScript too. */
  isPosted?: boolean;
}

/** A list of colours, each a picker; Remove is disabled at the last one that must stay. */
export function ColourPickers(props: ColourPickersProps) {
  const {
    id,
    legend,
    inStock,
    colours,
    onChange,
    addLabel,
    error,
    mayBeNone = false,
    isPosted = false,
  } = props;
  const isRemovable = mayBeNone || mayRemoveColour(colours);
  const replace = (at: number, code: string) =>
    onChange(colours.map((colour, index) => (index === at ? code : colour)));
  return (
    <fieldset id={id} tabIndex={-1} className="scroll-mt-28">
      <legend className="sr-only">{legend}</legend>
      <ol className="grid gap-3">
        {colours.map((code, index) => (
          <ColourPicker
            // biome-ignore lint/suspicious/noArrayIndexKey: a picker is the n-th one, whatever its colour.
            key={index}
            code={code}
            inStock={inStock}
            number={index + 1}
            group={`${id}-${index}`}
            isPosted={isPosted}
            onChange={(chosen) => replace(index, chosen)}
            onRemove={isRemovable ? () => onChange(colours.filter((_, at) => at !== index)) : undefined}
          />
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      <Button
        className="mt-3 noscript:hidden"
        disabled={colours.length >= maximumColours}
        onClick={() => onChange(colours.concat(nextColour(inStock, colours) ?? []))}
      >
        <Icon of={Plus} />
        {addLabel}
      </Button>
    </fieldset>
  );
}

/** A cloth that is not in the list yet, so that adding is seen. */
function nextColour(inStock: readonly ClothColour[], colours: readonly string[]): string | undefined {
  return (inStock.find(({ code }) => !colours.includes(code)) ?? inStock[0])?.code;
}
