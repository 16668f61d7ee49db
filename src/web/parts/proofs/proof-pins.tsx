import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { markWithin, type ProofMark } from "#domain/orders/proofs/proof-answer.ts";
import { classNames } from "../../ui/class-names.ts";

interface ProofPinsProps {
  readonly marks: readonly ProofMark[];
  /** Moves a mark by arrow keys; without it the pins are only looked at. */
  readonly onMove?: (index: number, mark: ProofMark) => void;
  /** A pin was pressed: its words are wanted. */
  readonly onChoose?: (index: number) => void;
}

/** A percent for each press of a key, a tenth of it with Shift. */
const steps = { coarse: 10, fine: 1 };
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const pin =
  "tabular absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-[#fff] bg-danger text-sm font-bold text-[#fff] shadow-md before:absolute before:-inset-1.5 pointer-coarse:size-9";

/** Numbered pins on the picture; each belongs to the entry of the same number in the list below. */
export function ProofPins({ marks, onMove, onChoose }: ProofPinsProps) {
  const { t } = useLingui();
  return marks.map((mark, index) => {
    const number = index + 1;
    const place = { left: `${mark.x / 10}%`, top: `${mark.y / 10}%` };
    const key = `pin-${number}`;
    if (!onMove)
      return (
        <span key={key} className={pin} style={place} aria-hidden="true">
          {number}
        </span>
      );
    const move = (event: KeyboardEvent) => {
      const way = ways[event.key];
      if (!way) return;
      event.preventDefault();
      const step = event.shiftKey ? steps.fine : steps.coarse;
      onMove(index, markWithin({ ...mark, x: mark.x + way[0] * step, y: mark.y + way[1] * step }));
    };
    return (
      <button
        key={key}
        type="button"
        className={classNames(pin, "cursor-pointer")}
        style={place}
        aria-label={t`Mark ${number}. Arrow keys move it.`}
        onKeyDown={move}
        onClick={() => onChoose?.(index)}
      >
        {number}
      </button>
    );
  });
}
