import type { z } from "zod";
import type { createProduct } from "#contracts/catalogue/catalogue.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import type { ProductRow } from "../catalogue.table.ts";
import type { ProductChange } from "./products.repository.ts";
import { receiveImage, type StoredImage } from "./receive-image.ts";
import { readPictures, storedPicture } from "./stored-pictures.ts";

export interface ProductForm {
  readonly form: z.output<(typeof createProduct)["form"]["fields"]>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

/** What a new product is before anything is said about it. */
export const blankProduct = {
  description: "",
  pictures: "[]",
  image_details: null,
  dispo: 0,
  sold: 0,
  product_type: null,
  material: null,
  featured_order: null,
} as const;

interface ReadForm {
  readonly columns: ProductChange;
  /** The first picture: another one, null to take it away, nothing to leave it. */
  readonly image: StoredImage | null | undefined;
}

/**
 * What a product's form sets. What is left out stays as it is; an empty choice is none at all. Its files are stored before
 * any transaction begins, because none may wait for them.
 */
export async function readProductForm(
  services: Pick<Services, "storage" | "pictureQueue" | "shop">,
  { form, files }: ProductForm,
): Promise<ReadForm> {
  const { nom, description, name_fr, description_fr, dispo, sold, featured_order, product_type, material } =
    form;
  const { draft } = form;
  const { image, image_details } = files;
  const first = image && (await receiveImage(services, "image", image));
  const details = image_details && (await receiveImage(services, "image_details", image_details));
  const columns = {
    name: nom,
    ...(description !== undefined && { description }),
    ...(name_fr !== undefined && { name_fr }),
    ...(description_fr !== undefined && { description_fr }),
    ...(dispo !== undefined && { dispo }),
    ...(sold !== undefined && { sold }),
    ...(featured_order !== undefined && { featured_order: featured_order === "" ? null : featured_order }),
    ...(product_type !== undefined && { product_type: product_type === "" ? null : product_type }),
    ...(material !== undefined && { material: material === "" ? null : material }),
    ...(draft !== undefined && { is_draft: draft ? 1 : 0 }),
    ...(details && { image_details: details.path }),
  };
  return { columns, image: first ?? (form.remove_image === true ? null : undefined) };
}

/** The columns, with the pictures that this product then has: the others follow the first, and may come into its place. */
export function changeOf({ columns, image }: ReadForm, before: Pick<ProductRow, "pictures">): ProductChange {
  if (image === undefined) return columns;
  const others = readPictures(before).slice(1);
  return { ...columns, pictures: JSON.stringify(image ? [storedPicture(image), ...others] : others) };
}
