import { type NameOf, shownColour } from "#domain/quotes/cloth-names.ts";
import { useLocale } from "../../words/use-locale.ts";
import { FabricSwatch } from "./fabric-swatch.tsx";

interface NamedColoursProps {
  readonly codes: readonly string[];
  readonly names: readonly NameOf[] | undefined;
}

/** Colours as pieces of cloth, each with its name or code. */
export function NamedColours({ codes, names }: NamedColoursProps) {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 [print-color-adjust:exact]">
      {codes.map((code) => (
        <li key={code} className="flex items-center gap-2">
          <FabricSwatch code={code} className="size-7" />
          {shownColour(code, names, locale) ?? <span className="tabular">{code.toUpperCase()}</span>}
        </li>
      ))}
    </ul>
  );
}
