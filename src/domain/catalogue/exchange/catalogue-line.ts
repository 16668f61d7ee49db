import type { UnitPriceE4 } from "#domain/money/unit-price.ts";
import type { PriceBreak } from "#domain/prices/price-list.ts";

/** One line: a size of a product. A text that is empty says nothing: what is stored stays as it is. */
export interface CatalogueLine {
  readonly row: number;
  readonly product: string;
  readonly description: string;
  readonly name_fr: string;
  readonly description_fr: string;
  /** Missing where a line names a product alone. */
  readonly size?: LineSize;
}

export interface LineSize {
  readonly name: string;
  readonly label: string;
  /** What one costs where no quantity is named. */
  readonly price: UnitPriceE4;
  /** What one costs the shop; missing where the line does not say it. */
  readonly cost?: UnitPriceE4;
  /** What one costs from so many on, where the line says so. */
  readonly breaks: readonly PriceBreak[];
}
