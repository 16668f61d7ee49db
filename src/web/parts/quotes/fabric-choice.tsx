import { useLingui } from "@lingui/react/macro";
import { fabricColours } from "#domain/quotes/fabric-colours.ts";
import { say } from "../../words/say.ts";
import { FabricSwatch } from "./fabric-swatch.tsx";

/** A swatch that can be chosen: a ring shows which one is, and which one has the focus. */
const swatchChoice =
  "block size-9 cursor-pointer rounded-md border-2 border-transparent p-0.5 transition-colors hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:size-11";

interface FabricChoiceProps {
  /** Ties the choices together. */
  readonly name: string;
  /** Undefined for a colour that is none of the cloths in stock. */
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** The cloths in stock as swatches. Arrow keys choose. */
export function FabricChoice({ name, chosen, onChoose }: FabricChoiceProps) {
  const { i18n } = useLingui();
  return fabricColours.map((choice) => (
    <label key={choice.code} title={say(i18n, choice.name)} className={swatchChoice}>
      <input
        type="radio"
        name={name}
        value={choice.code}
        checked={chosen === choice.code}
        onChange={() => onChoose(choice.code)}
        className="sr-only"
      />
      <FabricSwatch code={choice.code} className="size-full" />
      <span className="sr-only">{say(i18n, choice.name)}</span>
    </label>
  ));
}
