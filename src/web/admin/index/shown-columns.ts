import type { Column } from "./column.ts";

/** Whether a column is shown: as was chosen, else as the list does by itself. The name of a row and its actions always are. */
export function isShown<Row>(
  { name, isRowHead, isFixed, isExtra = false }: Column<Row>,
  chosen: Readonly<Record<string, boolean>>,
): boolean {
  if (isRowHead || isFixed) return true;
  return chosen[name] ?? !isExtra;
}
