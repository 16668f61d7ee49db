import { useLingui } from "@lingui/react/macro";
import { fabricOf } from "#domain/quotes/fabric-colours.ts";
import { FabricSwatch } from "../../parts/quotes/fabric-swatch.tsx";
import { say } from "../../words/say.ts";

/** Colours as pieces of cloth, each with its name or code. */
export function QuoteColours({ colours }: { colours: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 [print-color-adjust:exact]">
      {colours.map((code) => {
        const fabric = fabricOf(code);
        return (
          <li key={code} className="flex items-center gap-2">
            <FabricSwatch code={code} className="size-7" />
            {fabric ? say(i18n, fabric.name) : <span className="tabular">{code.toUpperCase()}</span>}
          </li>
        );
      })}
    </ul>
  );
}
