import type { DraftBody } from "#contracts/quotes/drafts.ts";
import { writeNumber } from "../../../ui/fields/typed-number.ts";
import { blankLine, type TypedLine } from "./typed-offer.ts";

/** A line that was saved, as it is typed. */
export function typedOfDraftLine(line: DraftBody["lines"][number], locale: string): Omit<TypedLine, "key"> {
  const write = (value: string | number | undefined, decimals: number) =>
    value === undefined ? "" : writeNumber(Number(value), { decimals, locale });
  const { kind, size_id, taxable, discountable, freight, discount, quantities } = line;
  const { key: _key, ...blank } = blankLine(0, kind);
  return {
    ...blank,
    ...(size_id !== undefined && { sizeId: size_id }),
    ...{ name: line.name ?? "", reason: line.reason ?? "" },
    ...{ units: write(line.units, 0), unitPrice: write(line.unit_price, 4), amount: write(line.amount, 2) },
    unitCost: write(line.unit_cost, 4),
    ...(taxable !== undefined && { taxable }),
    ...(discountable !== undefined && { discountable }),
    ...(freight && { freight }),
    ...(discount && {
      discount: "percent" in discount ? `${write(discount.percent, 4)} %` : write(discount.amount, 2),
    }),
    ...(quantities && {
      quantities: quantities.map((each) => ({
        ...{ units: write(each.units, 0), unitPrice: write(each.unit_price, 4) },
        isDefault: each.default ?? false,
      })),
    }),
  };
}
