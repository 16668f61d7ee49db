import { atMost } from "#domain/text/at-most.ts";
import { lineRule, textRule } from "#domain/text/field-rules.ts";
import type { Message, Rule } from "#domain/words.ts";

/**
 * The optional, folded texts of a request (SPEC-0.22), in the order of the form. Field of the form, part of the payload,
 * column and part of the answer have the same name, so this list is where a further one is added.
 */
export const deliveryFields = ["company", "delivery_address", "wanted_by", "po_number"] as const;
export type DeliveryField = (typeof deliveryFields)[number];
export type DeliveryDetails = Readonly<Record<DeliveryField, string | null>>;

const dateInvalid: Message = /*i18n*/ {
  id: "quote.wantedBy.invalid",
  message: "Please give a date like 2026-05-31",
};

/** The date the bags are wanted by: a day of the calendar, `YYYY-MM-DD`, or nothing. */
export const wantedByRule: Rule<string> = lineRule((date) => {
  if (date === "") return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const time = isDay ? new Date(`${date}T00:00:00Z`) : undefined;
  // An impossible day such as 02-30 is either refused or moved, so it no longer reads the same.
  const isReal = time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
  return isReal ? undefined : dateInvalid;
});

export const deliveryRules: Readonly<Record<DeliveryField, Rule<string>>> = {
  company: lineRule(atMost(200)),
  delivery_address: textRule(atMost(500)),
  wanted_by: wantedByRule,
  po_number: lineRule(atMost(100)),
};

/** The others are texts of one line. */
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
