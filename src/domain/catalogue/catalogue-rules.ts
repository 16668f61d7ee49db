import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { atMost } from "#domain/text/at-most.ts";
import { lineRule, textRule } from "#domain/text/field-rules.ts";
import { required } from "#domain/text/required.ts";
import { type Message, type Rule, withValues } from "#domain/words.ts";
import { catalogueTextLimits, productPicturesMost } from "./catalogue-limits.ts";
import { imageSource } from "./image-source.ts";

const longestAddress = 2_000;

const productNameRequired: Message = /*i18n*/ {
  id: "product.name.required",
  message: "Le nom du produit est requis",
};
const sizeNameRequired: Message = /*i18n*/ {
  id: "size.name.required",
  message: "The name of the size is required",
};
const priceTooLow: Message = /*i18n*/ {
  id: "size.price.tooLow",
  message: "Price must be greater than 0.00$",
};
const priceInexact: Message = /*i18n*/ {
  id: "size.price.inexact",
  message: "Price must be at most 10,000.00$, with at most four decimals",
};
const tooManyPictures: Message = /*i18n*/ {
  id: "product.pictures.most",
  message: "A product has at most {most, number} pictures.",
};
const picturesAlike: Message = /*i18n*/ {
  id: "product.pictures.alike",
  message: "This picture is in the list already.",
};
const notAPicture: Message = /*i18n*/ {
  id: "product.pictures.address",
  message: "Please give the whole address of a picture, such as https://www.example.com/bag.jpg.",
};

/** The name of a product. */
export const productNameRule: Rule<string> = lineRule(
  required(productNameRequired),
  atMost(catalogueTextLimits.name),
);

/** The name of a size. */
export const sizeNameRule: Rule<string> = lineRule(
  required(sizeNameRequired),
  atMost(catalogueTextLimits.sizeName),
);

/** The optional texts of a product and of a size. */
export const productDescriptionRule: Rule<string> = textRule(atMost(catalogueTextLimits.description));
export const productDetailRule: Rule<string> = lineRule(atMost(catalogueTextLimits.name));
export const sizeLabelRule: Rule<string> = lineRule(atMost(catalogueTextLimits.label));

/** The price of a size in dollars: above 0, exact to four decimals (SPEC-2.6). */
export function sizePriceRule(price: string | number): Message | undefined {
  if (!(Number(price) > 0)) return priceTooLow;
  return parseUnitPrice(price) === undefined ? priceInexact : undefined;
}

/** What a picture shows, for those who do not see it. */
export const pictureAltRule: Rule<string> = lineRule(atMost(catalogueTextLimits.alt));

/** The pictures of a product, taken together. */
export const productPicturesRule: Rule<readonly { readonly image: string }[]> = (pictures) => {
  if (pictures.length > productPicturesMost)
    return withValues(tooManyPictures, { most: productPicturesMost });
  return new Set(pictures.map(({ image }) => image)).size < pictures.length ? picturesAlike : undefined;
};

/** A picture that another house serves: by https, and no document (SPEC-2.8). */
export const pictureAddressRule: Rule<string> = (address) =>
  address.length <= longestAddress && /^https:/i.test(address) && imageSource(address).kind === "picture"
    ? undefined
    : notAPicture;
