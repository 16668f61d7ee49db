import type { Choices, OfferContent } from "./offer.ts";
import { hasTotal, workOutOffer } from "./work-out-offer.ts";
import { worstChoices } from "./worst-choices.ts";

/**
 * What a quote comes to while its offer stands, in cents: its total; where there is none before the client chooses, the
 * least that he can order (L9.2).
 */
export function standingTotalCents(content: OfferContent): number {
  const totalOf = (choices?: Choices) => workOutOffer(content, choices).totalCents;
  return hasTotal(content.options) ? totalOf() : totalOf(worstChoices(content, totalOf).choices);
}
