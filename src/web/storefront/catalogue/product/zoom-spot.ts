/** A place on the picture, in percent of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const step = 10;

export function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value));
}

/** Where on the element a pointer is. */
export function spotOf(event: {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Pick<HTMLElement, "getBoundingClientRect">;
}): Spot {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: clampPercent(((event.clientX - box.left) / box.width) * 100),
    y: clampPercent(((event.clientY - box.top) / box.height) * 100),
  };
}

/** The next place by an arrow key; nothing for any other key. */
export function moveByKey({ x, y }: Spot, key: string): Spot | undefined {
  if (key === "ArrowLeft") return { x: clampPercent(x - step), y };
  if (key === "ArrowRight") return { x: clampPercent(x + step), y };
  if (key === "ArrowUp") return { x, y: clampPercent(y - step) };
  if (key === "ArrowDown") return { x, y: clampPercent(y + step) };
  return undefined;
}
