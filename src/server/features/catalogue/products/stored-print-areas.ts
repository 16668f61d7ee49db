import { z } from "zod";
import { type PrintAreaAnswer, printArea } from "#contracts/catalogue/print-area.ts";
import type { ProductRow } from "../catalogue.table.ts";

const storedPrintAreas = z.array(printArea);

/** Where a product is printed, as calls answer it. */
export function readPrintAreas({ print_areas }: Pick<ProductRow, "print_areas">): PrintAreaAnswer[] {
  return storedPrintAreas.parse(JSON.parse(print_areas));
}
