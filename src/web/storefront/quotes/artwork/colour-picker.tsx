import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { shownNames } from "#domain/catalogue/shown-texts.ts";
import { type ClothColour, colourOf } from "#domain/quotes/cloth-colours.ts";
import { DyedBag } from "../../../parts/quotes/dyed-bag.tsx";
import { FabricChoice } from "../../../parts/quotes/fabric-choice.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { plainNames } from "../sending/read-plain-form.ts";

interface ColourPickerProps {
  code: string;
  inStock: readonly ClothColour[];
  /** 1 for the first. */
  number: number;
  /** Ties the choices of one picker together. */
  group: string;
  isPosted: boolean;
  onChange: (code: string) => void;
  /** Undefined while it must stay. */
  onRemove: (() => void) | undefined;
}

/** One colour: the cloths in stock as swatches, or any other colour. Arrow keys choose. */
export function ColourPicker(props: ColourPickerProps) {
  const { code, inStock, number, group, isPosted, onChange, onRemove } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const [wantsOther, setWantsOther] = useState(false);
  const fabric = wantsOther ? undefined : colourOf(code, inStock);
  const name = isPosted ? plainNames.colour(number - 1) : group;
  const shown = fabric ? shownNames(fabric, locale) : t`Other color`;
  const choose = (chosen: string, isOther: boolean) => {
    setWantsOther(isOther);
    onChange(chosen);
  };
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-3">
      <DyedBag code={code} className="size-24 noscript:hidden" />
      <p className="noscript:hidden">
        <span className="block font-semibold">{shown}</span>
        <span className="tabular block text-sm text-ink-2">{code.toUpperCase()}</span>
      </p>
      <Button
        size="sm"
        variant="quiet"
        className="noscript:hidden"
        disabled={onRemove === undefined}
        aria-label={t`Remove color ${number}: ${shown}`}
        onClick={onRemove}
      >
        <Trans>Remove</Trans>
      </Button>
      <fieldset className="col-span-3 flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>Color {number}</Trans>
        </legend>
        <FabricChoice
          name={name}
          colours={inStock}
          chosen={fabric?.code}
          onChoose={(chosen) => choose(chosen, false)}
        />
        <OwnColour
          code={code}
          isChosen={fabric === undefined}
          radioName={name}
          colourName={isPosted ? plainNames.ownColour(number - 1) : undefined}
          onChoose={() => setWantsOther(true)}
          onChange={(chosen) => choose(chosen, true)}
        />
      </fieldset>
    </li>
  );
}

interface OwnColourProps {
  code: string;
  isChosen: boolean;
  radioName: string;
  colourName: string | undefined;
  onChoose: () => void;
  onChange: (code: string) => void;
}

/** Any other colour: a choice among the swatches, and the browser's own picker beside it. */
function OwnColour({ code, isChosen, radioName, colourName, onChoose, onChange }: OwnColourProps) {
  const { t } = useLingui();
  return (
    <span className="flex items-center gap-2 rounded-md border border-edge pr-1.5 pl-2.5 pointer-coarse:min-h-11">
      <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
        <input
          type="radio"
          name={radioName}
          value={plainNames.own}
          checked={isChosen}
          onChange={onChoose}
          className="size-4 accent-ink"
        />
        <Trans>Other color</Trans>
      </label>
      <input
        type="color"
        name={colourName}
        aria-label={t`Pick another color`}
        value={code.toLowerCase()}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        className="h-7 w-9 cursor-pointer rounded-sm border-0 bg-transparent p-0"
      />
    </span>
  );
}
