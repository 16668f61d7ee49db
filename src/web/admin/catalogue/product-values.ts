import type { ReadProduct } from "../../api/reads/catalogue.ts";

/** What the product dialog holds. */
export interface ProductValues {
  readonly nom: string;
  readonly description: string;
  readonly dispo: string;
  readonly sold: string;
  readonly featured_order: string;
  readonly product_type: string;
  readonly material: string;
  readonly name_fr: string;
  readonly description_fr: string;
  /** Only staff sees it. */
  readonly draft: boolean;
  /** Takes the current image away; a new file counts more. */
  readonly remove_image: boolean;
  readonly image: File | undefined;
  readonly image_details: File | undefined;
}

const text = (value: string | number | null | undefined) => String(value ?? "");

/** A product as its dialog shows it; blanks for a new one. */
export function productValues(product: ReadProduct | undefined): ProductValues {
  return {
    nom: text(product?.name),
    description: text(product?.description),
    dispo: text(product?.dispo),
    sold: text(product?.sold),
    featured_order: text(product?.featured_order),
    product_type: text(product?.product_type),
    material: text(product?.material),
    name_fr: text(product?.name_fr),
    description_fr: text(product?.description_fr),
    draft: product?.draft ?? false,
    remove_image: false,
    image: undefined,
    image_details: undefined,
  };
}

/** What is sent of it. A count that is blank stays as it is. */
export function productBody({
  nom,
  description,
  dispo,
  sold,
  featured_order,
  product_type,
  material,
  name_fr,
  description_fr,
  draft,
  remove_image,
}: ProductValues) {
  return {
    nom,
    description,
    product_type,
    material,
    name_fr,
    description_fr,
    draft,
    // The contract takes numbers as forms write them.
    ...(dispo === "" ? {} : { dispo: Number(dispo) }),
    ...(sold === "" ? {} : { sold: Number(sold) }),
    ...(remove_image && { remove_image }),
    featured_order: featured_order === "" ? ("" as const) : Number(featured_order),
  };
}
