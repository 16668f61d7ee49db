import { type Message, withValues } from "#domain/words.ts";
import type { CatalogueLine, LineSize } from "./catalogue-line.ts";
import type { CatalogueFault } from "./file-table.ts";

const sizeTwice: Message = /*i18n*/ {
  id: "import.size.twice",
  message: "Row {row} names this size of the product already.",
};
const quantityTwice: Message = /*i18n*/ {
  id: "import.quantity.twice",
  message: "Row {row} names a price of this size for this quantity already.",
};
const otherText: Message = /*i18n*/ {
  id: "import.product.otherText",
  message: "Row {row} says something else about this product.",
};
const otherLabel: Message = /*i18n*/ {
  id: "import.size.otherLabel",
  message: "Row {row} says something else about this size.",
};

const ofProduct = ["description", "name_fr", "description_fr"] as const;

/** Lines that are right by themselves and cannot all be true: a size that stands twice, two texts for one product. */
export function findContradictions(lines: readonly CatalogueLine[]): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const firstRows = new Map<string, { row: number; text: string }>();
  for (const { row, product, size, ...texts } of lines) {
    // The first line that says something is right; one that says something else is not.
    const compare = (key: readonly unknown[], text: string, field: string, message: Message) => {
      const known = firstRows.get(JSON.stringify(key));
      if (!known) firstRows.set(JSON.stringify(key), { row, text });
      else if (known.text !== text)
        faults.push({ row, field, message: withValues(message, { row: known.row }) });
    };
    for (const minUnits of size ? quantitiesOf(size) : []) {
      const isAlone = size?.breaks.length === 0;
      const [field, message] = isAlone
        ? (["size", sizeTwice] as const)
        : (["quantity", quantityTwice] as const);
      compare([product, "size", size?.name, minUnits], `row ${row}`, field, message);
    }
    if (size && size.label !== "") compare([product, "label", size.name], size.label, "label", otherLabel);
    if (size?.cost !== undefined)
      compare([product, "cost", size.name], String(size.cost), "cost", otherLabel);
    for (const field of ofProduct)
      if (texts[field] !== "") compare([product, field], texts[field], field, otherText);
  }
  return faults;
}

/** A price without a quantity is that from the first bag on. */
function quantitiesOf({ breaks }: LineSize): readonly number[] {
  return breaks.length > 0 ? breaks.map(({ minUnits }) => minUnits) : [1];
}
