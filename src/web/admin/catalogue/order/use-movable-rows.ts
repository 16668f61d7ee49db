import { type DragEvent, type KeyboardEvent, useState } from "react";

export interface MovableRow {
  /** Its place, from 0. */
  readonly place: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly move: (to: number) => void;
  /** What its element handles. */
  readonly handlers: ReturnType<typeof handlersOf>;
}

/** Rows that are moved by dragging, by buttons, or by Alt and the arrow keys; answers the row of each place. */
export function useMovableRows(
  keys: readonly (string | number)[],
  move: (from: number, to: number) => void,
): (place: number) => MovableRow {
  const [dragged, setDragged] = useState<string | number>();
  return (place) => ({
    place,
    count: keys.length,
    isDragged: keys[place] === dragged,
    move: (to) => move(place, to),
    handlers: handlersOf({
      onTake: () => setDragged(keys[place]),
      onOver: () => dragged !== undefined && move(keys.indexOf(dragged), place),
      onDrop: () => setDragged(undefined),
      onStep: (step) => move(place, place + step),
    }),
  });
}

interface Moves {
  readonly onTake: () => void;
  readonly onOver: () => void;
  readonly onDrop: () => void;
  readonly onStep: (step: number) => void;
}

function handlersOf({ onTake, onOver, onDrop, onStep }: Moves) {
  return {
    onDragStart: (event: DragEvent) => {
      // Words that are selected in a field can be dragged as well.
      if (!(event.target instanceof HTMLElement && event.target.draggable)) return;
      event.dataTransfer.effectAllowed = "move";
      onTake();
    },
    onDragEnter: onOver,
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragEnd: onDrop,
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
      if (!event.altKey || step === 0) return;
      event.preventDefault();
      onStep(step);
    },
  };
}
