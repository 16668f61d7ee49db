import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import type { Pasted } from "./paste-prices.ts";
import type { NotPasted } from "./pasted-block.ts";

/** More cells than a person corrects one by one. */
const mostNamed = 20;

interface PastedReportProps extends Pick<Pasted, "count" | "notPasted"> {
  /** Missing once something else was typed: it would be lost. */
  readonly onUndo: (() => void) | undefined;
}

/** What became of the cells that were pasted: how many were taken, and which were not, by row and column. */
export function PastedReport({ count, notPasted, onUndo }: PastedReportProps) {
  const { t } = useLingui();
  const more = notPasted.length - mostNamed;
  const box = useRef<HTMLDivElement>(null);
  // The cursor may stand far below it.
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={box} className="scroll-my-4">
      <Banner
        tone={notPasted.length > 0 ? "caution" : "info"}
        live="polite"
        title={<Plural value={count} one="# cell is pasted." other="# cells are pasted." />}
      >
        {notPasted.length > 0 && (
          <>
            <p>
              <Trans>These were left out; what stood in their places is as it was:</Trans>
            </p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {notPasted.slice(0, mostNamed).map((cell) => (
                <li key={`${cell.row} ${cell.column}`}>
                  <Trans>
                    Row {cell.row}, column {cell.column}:
                  </Trans>{" "}
                  {reason(cell)}
                </li>
              ))}
            </ul>
            {more > 0 && (
              <p>
                <Plural value={more} one="And # more." other="And # more." />
              </p>
            )}
          </>
        )}
        {onUndo && (
          <Button size="sm" className="mt-2" onClick={onUndo}>
            <Trans>Undo the paste</Trans>
          </Button>
        )}
      </Banner>
    </div>
  );

  function reason({ text, why }: NotPasted): string {
    if (why === "price") return t`“${text}” is no price.`;
    if (why === "quantity") return t`“${text}” is no quantity.`;
    if (why === "size") return t`“${text}” is the name of no size, or of several.`;
    return t`There is no size or column left for “${text}”.`;
  }
}
