import {
  copyProduct as copyProductCall,
  getProduct as getProductCall,
  listProducts as listProductsCall,
  listSizes as listSizesCall,
  product,
  size,
  updateSize as updateSizeCall,
} from "#contracts/catalogue/catalogue.ts";
import { listMeta } from "#contracts/lists.ts";
import { z } from "#contracts/zod.ts";
import { readsAs } from "../call.ts";

/** A product as the back office reads it, under either of its names (SPEC-2.9). */
export const readProduct = product.out
  .partial()
  .extend({ id: product.out.shape.id, created_at: product.out.shape.created_at })
  .transform((row, context) => {
    const name = row.name ?? row.nom;
    if (name === undefined) context.addIssue({ code: "custom", message: "A product without a name" });
    return {
      ...row,
      name: name ?? "",
      description: row.description ?? null,
      image_base64: row.image_base64 ?? null,
      image_details: row.image_details ?? null,
      picture: row.picture ?? null,
    };
  });
export type ReadProduct = z.output<typeof readProduct>;

/** A size as the back office reads it. */
export const readSize = size
  .partial({ label: true, version: true })
  .transform((row) => ({ ...row, label: row.label ?? null }));
export type ReadSize = z.output<typeof readSize>;

/** Rows in each shape that the specification names: `data`, an array, or an object whose values they are (SPEC-2.9). */
function rowsOf<S extends z.ZodType>(row: S) {
  const rows = z.array(row);
  return z.union([
    z.object({ data: rows, meta: listMeta.optional() }),
    rows.transform((data) => ({ data, meta: undefined })),
    z.record(z.string(), row).transform((given) => ({ data: Object.values(given), meta: undefined })),
  ]);
}

export const listProducts = readsAs(listProductsCall, rowsOf(readProduct));
export const getProduct = readsAs(getProductCall, z.object({ data: readProduct }));
export const copyProduct = readsAs(copyProductCall, z.object({ data: readProduct }));
export const listSizes = readsAs(listSizesCall, rowsOf(readSize));
export const updateSize = readsAs(updateSizeCall, z.object({ data: readSize }));
