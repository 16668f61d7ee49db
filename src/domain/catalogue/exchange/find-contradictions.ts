import { type Message, withValues } from "#domain/words.ts";
import type { CatalogueFault } from "./file-table.ts";
import type { CatalogueLine } from "./read-lines.ts";

const sizeTwice: Message = /*i18n*/ {
  id: "import.size.twice",
  message: "Row {row} names this size of the product already.",
};
const otherText: Message = /*i18n*/ {
  id: "import.product.otherText",
  message: "Row {row} says something else about this product.",
};

const ofProduct = ["description", "name_fr", "description_fr"] as const;

/** Lines that are right by themselves and cannot all be true: a size that stands twice, two texts for one product. */
export function findContradictions(lines: readonly CatalogueLine[]): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const firstRows = new Map<string, { row: number; text: string }>();
  for (const { row, product, size, ...texts } of lines) {
    const sizeKey = JSON.stringify([product, "size", size?.name]);
    const first = size && firstRows.get(sizeKey);
    if (first) faults.push({ row, field: "size", message: withValues(sizeTwice, { row: first.row }) });
    else if (size) firstRows.set(sizeKey, { row, text: size.name });
    for (const field of ofProduct) {
      const text = texts[field];
      if (text === "") continue;
      const key = JSON.stringify([product, field]);
      const known = firstRows.get(key);
      if (!known) firstRows.set(key, { row, text });
      else if (known.text !== text)
        faults.push({ row, field, message: withValues(otherText, { row: known.row }) });
    }
  }
  return faults;
}
