import type { PayTo } from "#contracts/invoices/invoices.ts";
import type { ClientNews, Mail, StaffNews } from "#contracts/mails.ts";
import type { MailedDues } from "#contracts/payments/mailed-dues.ts";
import type { Language } from "#domain/language/language.ts";
import { choiceTitle } from "#domain/offers/ladder-words.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { workOutPlan } from "#domain/offers/plan.ts";
import { bagsOf } from "#domain/offers/shown-lines.ts";
import { defaultChoices, hasTotal, workOutOffer } from "#domain/offers/work-out-offer.ts";
import type { MoneyChain } from "#domain/payments/money-chain.ts";
import type { Quote } from "../model/quote.ts";
import { quoteMail } from "../model/quote-mail.ts";

interface More {
  readonly text?: string | undefined;
  readonly validUntil?: string | null | undefined;
  readonly dues?: MailedDues | undefined;
  /** Where it asks for a payment: the money of the whole order, and the shop's account. */
  readonly money?: MoneyChain | undefined;
  readonly payTo?: PayTo | undefined;
  /** What is offered, whose total may depend on a choice. */
  readonly offered?: OfferContent | undefined;
}

/** What a client is written to about an offer. */
export function newsToClient(
  news: ClientNews,
  { text, validUntil, dues, offered, money, payTo }: More = {},
): (quote: Quote) => Mail {
  return ({ id, reference, name, totalCents }) => ({
    template: "quote-news",
    ...{ quoteId: id, reference, name, news, totalCents },
    ...(offered && !hasTotal(offered.options) && { isTotalOpen: true as const }),
    ...(text && { text }),
    ...(validUntil && { validUntil }),
    ...(dues && { dues }),
    ...(money && { money }),
    ...(payTo && { payTo }),
  });
}

/** The offer itself as a mail: the seller's words, lines, sums, the last day, and what is paid when. */
export function offerMail(
  news: "offer" | "new-offer",
  {
    content,
    intro,
    validUntil,
  }: { readonly content: OfferContent; readonly intro: string; readonly validUntil: string | undefined },
): (quote: Quote) => Mail {
  return (quote) => {
    const { lines, discountCents, taxes } = quoteMail(quote);
    const isWhole = hasTotal(content.options);
    const dues = isWhole ? plannedDues(quote.totalCents, content.plan) : undefined;
    const quantities = quantitiesOf(content, quote.language);
    return {
      ...newsToClient(news, { text: intro, validUntil, offered: content, dues })(quote),
      lines,
      ...(discountCents && { discountCents }),
      ...(taxes && { taxes }),
      ...(quantities.length > 0 && { quantities }),
    };
  };
}

function plannedDues(totalCents: number, plan: OfferContent["plan"]): MailedDues | undefined {
  if (!plan) return undefined;
  return workOutPlan(totalCents, plan).map(({ kind, amountCents, due, days = null }) => ({
    ...{ kind, amountCents, due, days, dueOn: null },
  }));
}

/** The choices of the options that are made of bags, as their reader is told them, each with the total that it leads to. */
function quantitiesOf(content: OfferContent, language: Language) {
  const usual = defaultChoices(content.options);
  return content.options.flatMap((option) => {
    const isQuantity = option.kind === "one_of" && option.choices.every(({ lines }) => bagsOf(lines) > 0);
    if (!isQuantity) return [];
    return option.choices.map((choice) => ({
      title: choiceTitle(option, choice, language),
      totalCents: workOutOffer(content, { ...usual, [option.id]: choice.id }).totalCents,
    }));
  });
}

/** What staff is written to about an answer. */
export function newsToStaff(
  news: StaffNews,
  { text, dues }: Pick<More, "text" | "dues"> = {},
): (quote: Quote) => Mail {
  return ({ id, reference, name, email, totalCents }) => ({
    template: "staff-quote-news",
    ...{ quoteId: id, reference, name, email, news, totalCents },
    ...(text && { text }),
    ...(dues && { dues }),
  });
}
