import { intlLocale, type Language } from "../language/language.ts";
import { type Message, withValues } from "../words.ts";
import type { FrenchSeller } from "./french-facts.ts";

const early: Message = /*i18n*/ { id: "document.france.early", message: "No discount for early payment." };
const penalty: Message = /*i18n*/ {
  id: "document.france.penalty",
  message: "Late payment: penalties of {percent} % a year.",
};
const legalPenalty: Message = /*i18n*/ {
  id: "document.france.legalPenalty",
  message:
    "Late payment: penalties at the refinancing rate of the European Central Bank plus 10 percentage points.",
};
const recovery: Message = /*i18n*/ {
  id: "document.france.recovery",
  message:
    "Late payment: a fixed sum of 40 EUR for recovery costs (article D. 441-5 of the Commercial Code).",
};

/** What a facture says of paying early and late (L14.3): the owner's own words, or those that the shop comes with. */
export function paymentSentences(
  seller: Pick<FrenchSeller, "early_payment" | "late_penalty_ppm" | "recovery">,
  language: Language,
  say: (message: Message) => string,
): { readonly early: string; readonly penalty: string; readonly recovery: string } {
  const percent = new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 4 });
  const { late_penalty_ppm: ppm } = seller;
  return {
    early: seller.early_payment || say(early),
    penalty: say(
      ppm === null ? legalPenalty : withValues(penalty, { percent: percent.format(ppm / 10_000) }),
    ),
    recovery: seller.recovery || say(recovery),
  };
}
