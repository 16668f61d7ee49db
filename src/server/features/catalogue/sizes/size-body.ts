import type { z } from "zod";
import type { createSize } from "#contracts/catalogue/catalogue.ts";
import { parseUnitPrice, type UnitPriceE4 } from "#domain/money/unit-price.ts";
import type { Message } from "#domain/words.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findProduct } from "../products/products.repository.ts";
import type { SizeChange } from "./sizes.repository.ts";

export type SizeBody = z.output<(typeof createSize)["body"]>;

const noProduct: Message = /*i18n*/ { id: "size.product.missing", message: "This product does not exist." };

/** The columns that a size's form sets. @throws invalid when its product is not in the shop */
export async function readSizeBody(transaction: Transaction, body: SizeBody) {
  const price = readPrice(body.price);
  if (!(await findProduct(transaction, body.product_id))) {
    throw new AppError("invalid", { fields: { product_id: [noProduct] } });
  }
  return {
    name: body.name,
    product_id: body.product_id,
    unit_price_e4: price,
    ...(body.label !== undefined && { label: body.label ?? "" }),
    ...(body.unit_cost !== undefined && { unit_cost_e4: readCost(body.unit_cost) }),
  } satisfies SizeChange;
}

function readCost(cost: SizeBody["price"] | null): number | null {
  return cost === null ? null : readPrice(cost);
}

function readPrice(typed: SizeBody["price"]): UnitPriceE4 {
  const price = parseUnitPrice(typed);
  // The contract's rule let it pass, so this is an error of the program.
  if (price === undefined) throw new Error("a price passed its rule and cannot be read");
  return price;
}
