import { type Message, withValues } from "../words.ts";
import type { Choices, OfferContent, OfferLine } from "./offer.ts";
import { placedLinesOf } from "./placed-lines.ts";
import { worstChoices } from "./worst-choices.ts";

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

/** The same offer for a sale of which nothing is taxed: it bears no fee, whatever is chosen. */
export function withoutDeliveryFee(content: OfferContent): OfferContent {
  const free = (lines: readonly OfferLine[]) => lines.map(withoutFee);
  const options = content.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, lines: free(choice.lines) })),
  }));
  return { ...content, lines: free(content.lines), options };
}

function withoutFee(line: OfferLine): OfferLine {
  if (!isDeliveryFee(line)) return line;
  const { units, unitPriceE4, ...rest } = line;
  return { ...rest, amountCents: 0 };
}

/** Errors by the field of the offer: the fee stands once among the lines that a client can agree to together. */
export function checkDeliveryFee(content: OfferContent): Readonly<Record<string, Message>> {
  const feesOf = (choices: Choices) =>
    placedLinesOf(content, choices).filter(({ line }) => isDeliveryFee(line));
  const { choices } = worstChoices(content, (made) => -feesOf(made).length);
  const error = withValues(onceOnly, { name: deliveryFeeName });
  return Object.fromEntries(
    feesOf(choices)
      .slice(1)
      .map(({ path }) => [`${path}.name`, error]),
  );
}
