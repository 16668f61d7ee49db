/** A rectangle of the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the edges of the window. */
const edge = 16;
const step = 8;

/**
 * Where messages of a size cover nothing that can be pressed: on the right below the bars, else further down, else on the left;
 * in a window full of controls where they cover the fewest.
 */
export function freePlace(
  controls: readonly Box[],
  { width, height }: Size,
  view: Size & { readonly barsEnd: number },
): { readonly left: number; readonly top: number } {
  const lowest = Math.max(view.barsEnd, view.height - height - edge);
  let fewest = Number.POSITIVE_INFINITY;
  let best = { left: edge, top: view.barsEnd };
  for (const left of [view.width - width - edge, edge])
    for (let top = view.barsEnd; top <= lowest; top += step) {
      const covered = controls.filter(
        (box) => box.left < left + width && box.right > left && box.top < top + height && box.bottom > top,
      ).length;
      if (covered < fewest) best = { left, top };
      fewest = Math.min(fewest, covered);
      if (covered === 0) return best;
    }
  return best;
}

/** How much of a window's height leaves messages to themselves, from the edge that is nearer to them. */
export function roomBeside(
  { top, bottom }: Pick<Box, "top" | "bottom">,
  height: number,
): { readonly side: "top" | "bottom"; readonly room: number } {
  const above = bottom + step;
  const below = height - top + step;
  return above <= below ? { side: "top", room: above } : { side: "bottom", room: below };
}
