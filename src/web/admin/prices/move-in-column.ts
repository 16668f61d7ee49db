import type { KeyboardEvent } from "react";

const directions: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrow keys go up and down in a column of prices, or of costs. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const direction = directions[event.key];
  const field = event.target;
  if (!direction || !(field instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  // A block is pasted into the prices alone: costs are told apart from them.
  const { column, cost } = field.dataset;
  const alike = column === undefined ? `[data-cost="${cost}"]` : `[data-column="${column}"]`;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(alike)];
  const next = fields[fields.indexOf(field) + direction];
  next?.focus();
  next?.select();
}
