import type { Locale } from "#domain/language/language.ts";
import { placesRule } from "#domain/prices/print-places.ts";
import { checkQuoteRequest } from "#domain/quotes/check-quote-request.ts";
import type { LogoFile } from "#domain/quotes/logo-file.ts";
import { deliveryFields } from "#domain/quotes/quote-limits.ts";
import { quoteTotalRule } from "#domain/quotes/quote-total.ts";
import { unitsRule } from "#domain/quotes/units.ts";
import type { Message } from "#domain/words.ts";
import type { Estimate } from "../sizes/quote-lines.ts";
import type { QuoteDraft } from "./quote-draft.ts";

/** Errors by the id of the field they belong to; the field of a size's units is `units-<size id>`. */
export type DraftErrors = Readonly<Record<string, readonly (Message | string)[]>>;

export const unitsField = (sizeId: number): string => `units-${sizeId}`;

/** Every rule of the form, before anything is sent: the same rule that the server asks. */
export function checkDraft(
  draft: QuoteDraft,
  estimate: Estimate,
  { logo, minimumUnits, locale }: { logo: LogoFile | undefined; minimumUnits: number; locale: Locale },
): DraftErrors {
  const sizes = estimate.lines.map(({ size, units }) => ({ id: size.id, name: size.name, units }));
  const values = {
    name: draft.name,
    email: draft.email,
    phone: draft.phone,
    locale,
    message: draft.message,
    sizes,
    isLogo: draft.isLogo,
    logo,
    productColors: draft.productColors,
    logoColors: draft.isLogo ? draft.logoColors : [],
    delivery: draft,
  };
  const { sizesQuantities: _, ...errors } = checkQuoteRequest(values, minimumUnits);
  const found: Record<string, readonly Message[]> = { ...errors };
  for (const size of sizes) {
    const words = unitsRule(size, minimumUnits);
    if (words) found[unitsField(size.id)] = [words];
  }
  const wrongPlaces = draft.isLogo ? placesRule(draft.places) : undefined;
  if (wrongPlaces) found.places = [wrongPlaces];
  const tooHigh = quoteTotalRule(estimate.total);
  return tooHigh ? { ...found, sizes: [...(found.sizes ?? []), tooHigh] } : found;
}

/** Errors that belong to no field are shown with the form's message. */
export const ofNoField = "";

/** What the server refused, at the fields of the form. */
export function errorsOfAnswer(errors: Readonly<Record<string, readonly string[]>>): DraftErrors {
  const found: Record<string, readonly string[]> = {};
  for (const [name, texts] of Object.entries(errors)) {
    const field = formFields.has(name) ? name : ofSizes.has(name) ? "sizes" : ofNoField;
    found[field] = [...(found[field] ?? []), ...texts];
  }
  return found;
}

/** The order of the fields on the page: the error summary follows it. */
export const fieldOrder = [
  "name",
  "email",
  "phone",
  "sizes",
  "units-",
  "productColors",
  "logo",
  "logo_colors",
  "places",
  "message",
  ...deliveryFields,
] as const;
const formFields: ReadonlySet<string> = new Set(fieldOrder);
/** What the form asks with the sizes. */
const ofSizes: ReadonlySet<string> = new Set(["sizesQuantities", "size_ids", "quantity", "product_id"]);
