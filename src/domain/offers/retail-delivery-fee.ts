import { type Message, withValues } from "../words.ts";
import type { OfferContent, OfferLine } from "./offer.ts";

/** The exact name that Colorado asks for, in every language (L13.5). */
export const deliveryFeeName = "Retail Delivery Fee";

/** Where it is charged. */
export const deliveryFeeState = "CO";

const onceOnly: Message = /*i18n*/ {
  id: "offer.deliveryFee.once",
  message: "The {name} is charged once per sale.",
};

/** Whether a line is the fee: a line of its own under its exact name, apart from price and other charges. */
export function isDeliveryFee({ kind, name }: Pick<OfferLine, "kind" | "name">): boolean {
  return kind === "fee" && name.trim() === deliveryFeeName;
}

/** What the fee comes to in an offer: nothing where a tax profile is chosen and no line is taxed by it. */
export function deliveryFeeCents(
  feeCents: number,
  { hasProfile, isTaxed }: { readonly hasProfile: boolean; readonly isTaxed: boolean },
): number {
  return hasProfile && !isTaxed ? 0 : feeCents;
}

/** The same lines for a sale of which nothing is taxed: it bears no fee. */
export function withoutDeliveryFee(lines: readonly OfferLine[]): readonly OfferLine[] {
  return lines.map((line) => {
    if (!isDeliveryFee(line)) return line;
    const { units, unitPriceE4, ...rest } = line;
    return { ...rest, amountCents: 0 };
  });
}

/** Errors by the field of the offer. */
export function checkDeliveryFee({ lines }: OfferContent): Readonly<Record<string, Message>> {
  const places = lines.flatMap((line, index) => (isDeliveryFee(line) ? [index] : []));
  const error = withValues(onceOnly, { name: deliveryFeeName });
  return Object.fromEntries(places.slice(1).map((index) => [`lines.${index}.name`, error]));
}
