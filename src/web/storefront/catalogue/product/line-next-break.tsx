import type { ReactNode } from "react";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import type { UnitPriceE4 } from "#domain/money/unit-price.ts";
import { priceRequest } from "#domain/prices/price-request.ts";
import { priceListOf } from "#domain/prices/read-price-list.ts";
import { NextBreakOffer } from "../../../parts/prices/next-break.tsx";

interface LineNextBreakProps {
  size: ReadSize;
  /** The size's own price. */
  unitPrice: UnitPriceE4;
  quantity: number;
  onChoose: (quantity: number) => void;
}

/** What some more bags of this size would save. */
export function LineNextBreak({ size, unitPrice, quantity, onChoose }: LineNextBreakProps): ReactNode {
  const asked = { sizeId: size.id, productId: size.product_id, unitPrice, units: quantity };
  const priced = priceRequest({ sizes: [asked], places: [] }, priceListOf([size]));
  return <NextBreakOffer priced={priced} onTake={({ moreUnits }) => onChoose(quantity + moreUnits)} />;
}
