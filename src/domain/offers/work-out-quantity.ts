import { divideHalfUp } from "../money/decimal.ts";
import type { Choices, OfferChoice, OfferContent, OfferOption } from "./offer.ts";
import { bagsOf } from "./shown-lines.ts";
import { areChoicesMade, defaultChoices, workOutOffer } from "./work-out-offer.ts";

const e4PerCent = 100n;

/** A quantity as its reader compares it: its bags, the total with it, and what that makes of a bag. */
export interface WorkedOutQuantity {
  readonly units: number;
  /** Null while another choice is open. */
  readonly totalCents: number | null;
  /** All in, of all bags of the offer, in 1/10,000 dollar. */
  readonly perBagE4: number | null;
}

/** What an offer comes to with a quantity of its ladder, beside the choices that are made. */
export function workOutQuantity(
  content: OfferContent,
  option: Pick<OfferOption, "id">,
  choice: OfferChoice,
  choices: Choices = defaultChoices(content.options),
): WorkedOutQuantity {
  const made = { ...choices, [option.id]: choice.id };
  const units = bagsOf(choice.lines);
  if (!areChoicesMade(content.options, made)) return { units, totalCents: null, perBagE4: null };
  const { lines, totalCents } = workOutOffer(content, made);
  const bags = bagsOf(lines.map(({ line }) => line));
  const perBag = bags > 0 ? divideHalfUp(BigInt(totalCents) * e4PerCent, BigInt(bags)) : null;
  return { units, totalCents, perBagE4: perBag === null ? null : Number(perBag) };
}
