/** Units each selected size needs at least, unless the operator sets another number (SPEC-2.19). */
export const usualMinimumUnits = 10_000;
/** Units a size may have at most (SPEC-2.19). */
export const maximumUnits = 10_000_000;
/** Highest total of a quote, in cents: $999,999.99 (SPEC-0.16). */
export const maximumTotalCents = 99_999_999;
/** Sizes one request may name. */
export const maximumSizes = 100;
/** Colours one request may name. */
export const maximumColours = 50;
/** Longest texts of a request, in characters. */
export const quoteTextLimits = {
  name: 100,
  email: 255,
  message: 5000,
  interest: 200,
  company: 200,
  delivery_address: 500,
  po_number: 100,
  printing_type: 200,
  rejection_reason: 1000,
} as const;
/** The colours a new request starts with (SPEC-2.15). */
export const defaultProductColours = ["#FFFFFF"] as const;
/** One colour for all bags, or several (SPEC-2.15). */
export const colourRequirements = ["single", "multiple"] as const;
export type ColourRequirement = (typeof colourRequirements)[number];

/**
 * The optional, folded texts of a request (SPEC-0.22), in the order of the form. Field of the form, part of the payload,
 * column and part of the answer have the same name, so this list is where a further one is added.
 */
export const deliveryFields = ["company", "delivery_address", "wanted_by", "po_number"] as const;
export type DeliveryField = (typeof deliveryFields)[number];
export type DeliveryDetails = Readonly<Record<DeliveryField, string | null>>;

/** Whether the field is a text of several lines. */
export const hasSeveralLines = (field: string): boolean => field === "delivery_address";

/** One value for each of the fields. */
export function eachDeliveryField<T>(of: (field: DeliveryField) => T): Record<DeliveryField, T> {
  return {
    company: of("company"),
    delivery_address: of("delivery_address"),
    wanted_by: of("wanted_by"),
    po_number: of("po_number"),
  };
}
