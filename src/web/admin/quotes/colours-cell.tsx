import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { type NameOf, shownColour } from "#domain/quotes/cloth-names.ts";
import { waits } from "#domain/time/waits.ts";
import { useLocale } from "../../words/use-locale.ts";
import { useFrench } from "../use-french.ts";

interface ColoursCellProps {
  readonly colours: readonly string[];
  readonly names: readonly NameOf[] | undefined;
}

/** Colours as swatches; a press copies the value and says `Copié` for 2.5 s. */
export function ColoursCell({ colours, names }: ColoursCellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const french = useFrench();
  const [said, setSaid] = useState<{ readonly colour: string; readonly word: string }>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), waits.copyTooltip);
    return () => clearTimeout(timer);
  }, [said]);
  const titleOf = (colour: string) => {
    const name = shownColour(colour, names, locale);
    return name ? `${name} ${colour.toUpperCase()}` : colour.toUpperCase();
  };
  const copy = async (colour: string) => {
    try {
      await navigator.clipboard.writeText(colour);
      setSaid({ colour, word: t`Copié` });
    } catch {
      // No permission, or a page without TLS, where there is no clipboard at all.
      setSaid({ colour, word: t`Copie impossible` });
    }
  };
  return (
    <div className="-ml-1 flex max-w-[8.5rem] flex-wrap">
      {colours.map((colour) => (
        <span key={colour} className="relative">
          <button
            type="button"
            title={titleOf(colour)}
            aria-label={t`Copy ${colour}`}
            onClick={() => void copy(colour)}
            className="grid size-7 place-items-center rounded-sm hover:bg-ink/8 pointer-coarse:size-11"
          >
            <span className="size-5 rounded-sm border border-edge" style={{ backgroundColor: colour }} />
          </button>
          {said?.colour === colour && (
            <span
              lang={french}
              className="pointer-events-none absolute bottom-full left-1/2 z-20 -translate-x-1/2 rounded-sm bg-ink px-2 py-0.5 text-sm whitespace-nowrap text-paper shadow-float"
            >
              {said.word}
            </span>
          )}
        </span>
      ))}
      <span role="status" className="sr-only" lang={french}>
        {said?.word}
      </span>
    </div>
  );
}
