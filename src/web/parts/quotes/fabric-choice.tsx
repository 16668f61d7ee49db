import { shownNames } from "#domain/catalogue/shown-texts.ts";
import type { ClothColour } from "#domain/quotes/cloth-colours.ts";
import { useLocale } from "../../words/use-locale.ts";
import { FabricSwatch } from "./fabric-swatch.tsx";

/** A swatch that can be chosen: a ring shows which one is, and which one has the focus. */
const swatchChoice =
  "block size-9 cursor-pointer rounded-md border-2 border-transparent p-0.5 hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:size-11";

interface FabricChoiceProps {
  /** Ties the choices together. */
  readonly name: string;
  readonly colours: readonly ClothColour[];
  /** Undefined for a colour that is none of the cloths in stock. */
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** The cloths in stock as swatches. Arrow keys choose. */
export function FabricChoice({ name, colours, chosen, onChoose }: FabricChoiceProps) {
  const locale = useLocale();
  return colours.map((colour) => {
    const { code } = colour;
    const shown = shownNames(colour, locale);
    return (
      <label key={code} title={shown} className={swatchChoice}>
        <input
          type="radio"
          name={name}
          value={code}
          checked={chosen === code}
          onChange={() => onChoose(code)}
          className="sr-only"
        />
        <FabricSwatch code={code} className="size-full" />
        <span className="sr-only">{shown}</span>
      </label>
    );
  });
}
