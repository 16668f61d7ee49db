import type { z } from "zod";
import type { createProduct } from "#contracts/catalogue/catalogue.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import type { ProductChange } from "./products.repository.ts";
import { receiveImage } from "./receive-image.ts";

export interface ProductForm {
  readonly form: z.output<(typeof createProduct)["form"]["fields"]>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

/** What a new product is before anything is said about it. */
export const blankProduct = {
  description: "",
  image: null,
  picture: null,
  image_details: null,
  dispo: 0,
  sold: 0,
  product_type: null,
  material: null,
  featured_order: null,
} as const;

/**
 * The columns that a product's form sets. What is left out stays as it is; an empty choice is none at all. Its files are
 * stored before any transaction begins, because none may wait for them.
 */
export async function readProductForm(
  services: Pick<Services, "storage" | "pictureQueue">,
  { form, files }: ProductForm,
): Promise<ProductChange> {
  const { nom, description, name_fr, description_fr, dispo, sold, featured_order, product_type, material } =
    form;
  const { draft } = form;
  return {
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
    ...(await readImages(services, form.remove_image === true, files)),
  };
}

async function readImages(
  services: Pick<Services, "storage" | "pictureQueue">,
  removes: boolean,
  files: ProductForm["files"],
): Promise<ProductChange> {
  const { image, image_details } = files;
  const change: ProductChange = removes ? { image: null, picture: null } : {};
  if (image) {
    const { path, picture } = await receiveImage(services, "image", image);
    change.image = path;
    change.picture = picture && JSON.stringify(picture);
  }
  if (image_details)
    change.image_details = (await receiveImage(services, "image_details", image_details)).path;
  return change;
}
