import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ClientNews, StaffNews } from "#contracts/mails.ts";
import { showCents } from "#domain/money/show-money.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { Fact } from "./mail-page.ts";
import { mailTemplate } from "./mail-template.ts";
import { accountFacts } from "./payment-mails.ts";
import { duesFacts, moneyFacts, offeredFacts } from "./quote-facts.ts";

interface NewsWords {
  readonly subject: (reference: string) => MessageDescriptor;
  readonly sentence: MessageDescriptor;
  /** What the client can do now, and by when. */
  readonly next: MessageDescriptor;
  readonly action: MessageDescriptor;
}

const view = msg`View your quote`;

const clientWords: Readonly<Record<ClientNews, NewsWords>> = {
  offer: {
    subject: (reference) => msg`Your offer ${reference}`,
    sentence: msg`Our offer for your request is ready.`,
    next: msg`It is your turn: accept it, decline it, or ask for changes on its page.`,
    action: msg`View your offer`,
  },
  "new-offer": {
    subject: (reference) => msg`A new offer for ${reference}`,
    sentence: msg`We have written a new offer, which replaces the one before. Its page says what changed.`,
    next: msg`It is your turn: accept it, decline it, or ask for changes on its page.`,
    action: msg`View your offer`,
  },
  "offer-extended": {
    subject: (reference) => msg`Your offer ${reference} holds for longer`,
    sentence: msg`Nothing else of the offer has changed.`,
    next: msg`It is your turn: accept it, decline it, or ask for changes on its page.`,
    action: msg`View your offer`,
  },
  "offer-recalled": {
    subject: (reference) => msg`We have taken back our offer ${reference}`,
    sentence: msg`Please do not accept or pay it: we are working on it again.`,
    next: msg`It is our turn: you will get a new offer from us.`,
    action: view,
  },
  accepted: {
    subject: (reference) => msg`You have accepted our offer ${reference}`,
    sentence: msg`Thank you. Your acceptance is recorded, and your order is made.`,
    next: msg`It is your turn: please pay it, so that production can start.`,
    action: view,
  },
  "answer-recorded": {
    subject: (reference) => msg`Your answer to our offer ${reference}`,
    sentence: msg`We have recorded the answer that you gave us elsewhere.`,
    next: msg`If it is not what you said, please tell us.`,
    action: view,
  },
  "acceptance-undone": {
    subject: (reference) => msg`The acceptance of ${reference} was taken back`,
    sentence: msg`We have taken back the acceptance of our offer, and the order with it.`,
    next: msg`It is your turn: the offer waits for your answer again.`,
    action: view,
  },
  "order-cancelled": {
    subject: (reference) => msg`Your order ${reference} was cancelled`,
    sentence: msg`We have cancelled your order.`,
    next: msg`What you paid and do not owe is paid back to you; we write to you then.`,
    action: view,
  },
  "reminder-unanswered": {
    subject: (reference) => msg`Our offer ${reference} waits for your answer`,
    sentence: msg`You have not answered our offer yet. Does something about it not suit you?`,
    next: msg`It is your turn: accept it, decline it, or ask for changes on its page.`,
    action: msg`View your offer`,
  },
  "reminder-ending": {
    subject: (reference) => msg`Our offer ${reference} is about to end`,
    sentence: msg`Our offer holds for a few days more, and you have not answered it yet.`,
    next: msg`It is your turn: accept it, decline it, or ask for changes on its page.`,
    action: msg`View your offer`,
  },
  "reminder-due-soon": {
    subject: (reference) => msg`A payment for ${reference} is due soon`,
    sentence: msg`A friendly word in good time: a payment for your order is due soon.`,
    next: msg`How much and by when stands below. If you have just paid it, there is nothing left to do.`,
    action: msg`View and pay your quote`,
  },
  "reminder-due": {
    subject: (reference) => msg`A payment for ${reference} is due`,
    sentence: msg`A payment for your order has not reached us yet.`,
    next: msg`What is open stands below. If you have just paid it, there is nothing left to do.`,
    action: msg`View and pay your quote`,
  },
  "reminder-due-last": {
    subject: (reference) => msg`Last reminder: a payment for ${reference} is overdue`,
    sentence: msg`We have asked for a payment for your order before, and it has still not reached us. It is overdue.`,
    next: msg`Please pay now what stands below, or tell us today what keeps you from it.`,
    action: msg`View and pay your quote`,
  },
  "transfer-reversed": {
    subject: (reference) => msg`Your transfer for ${reference}: a correction`,
    sentence: msg`We wrote to you that a transfer for your order had reached us. That was our mistake: it has not.`,
    next: msg`The page of your quote shows what is open. If you have sent the money, please tell us.`,
    action: view,
  },
};

/** What was accepted is not to be paid all at once. */
const acceptedInParts: NewsWords = {
  ...clientWords.accepted,
  next: msg`What is to be paid, and by when, stands below.`,
};

/** To the client: what became of an offer, and whose turn it is. */
export const quoteNews = mailTemplate({
  values: (mail: MailOf<"quote-news">, context) => ({
    name: nameOfClient(mail),
    reference: mail.reference,
    total: totalOf(mail, context),
  }),
  words: ({ name, reference }, { i18n }, { news, dues }) => {
    const { subject, sentence, next } = dues && news === "accepted" ? acceptedInParts : clientWords[news];
    return {
      subject: i18n._(subject(reference)),
      preview: i18n._(sentence),
      opening: [greeting(i18n, name), i18n._(sentence), i18n._(next)],
    };
  },
  facts: (mail, context) => ({
    quoted: mail.text,
    facts: mail.lines ? factsOfOffer(mail, context) : factsOfNews(mail, context),
    action: { label: context.i18n._(clientWords[mail.news].action), link: context.link },
  }),
});

type News = MailOf<"quote-news">;

/** The offer as it stands on its page: lines, total, what is paid when, and the last day. */
function factsOfOffer(mail: News, context: MailContext): Fact[] {
  return [
    ...offeredFacts(mail, context),
    { ...totalFact(mail, context), label: context.i18n._(msg`Total`) },
    ...duesFacts(mail.dues, context),
    ...lastDayFact(mail, context),
  ];
}

function factsOfNews(mail: News, context: MailContext): Fact[] {
  return [
    ...(mail.payTo ? accountFacts({ ...mail, ...mail.payTo }, context.i18n) : []),
    ...moneyFacts(mail, context, { isTotal: !asksForDues(mail.news) }),
    ...duesFacts(mail.dues, context, {
      isOverdue: mail.news !== "reminder-due-soon" && asksForDues(mail.news),
    }),
    ...lastDayFact(mail, context),
    // What is asked for is a part of it, and where the money is told it is what was ordered.
    ...(asksForDues(mail.news) || mail.money ? [] : [totalFact(mail, context)]),
  ];
}

function asksForDues(news: ClientNews): boolean {
  return news === "reminder-due-soon" || news === "reminder-due" || news === "reminder-due-last";
}

function totalFact(mail: News, context: MailContext): Fact {
  return { label: mail.reference, value: totalOf(mail, context), isInOnePiece: true, isTotal: true };
}

function lastDayFact({ validUntil }: News, { i18n, locale }: MailContext): Fact[] {
  if (!validUntil) return [];
  return [{ label: i18n._(msg`Valid until`), value: showDay(validUntil, locale), isInOnePiece: true }];
}

/** A ladder of quantities has no total before one is chosen. */
function totalOf(
  { totalCents, isTotalOpen }: Pick<MailOf<"quote-news">, "totalCents" | "isTotalOpen">,
  { i18n, money }: Pick<MailContext, "i18n" | "money">,
): string {
  return isTotalOpen ? i18n._(msg`depends on your choice`) : showCents(totalCents, money);
}

const staffSubjects: Readonly<Record<StaffNews, (name: string, reference: string) => MessageDescriptor>> = {
  accepted: (name, reference) => msg`${name} has accepted ${reference}`,
  declined: (name, reference) => msg`${name} has declined ${reference}`,
  "changes-asked": (name, reference) => msg`${name} asks for changes to ${reference}`,
  withdrawn: (name, reference) => msg`${name} has withdrawn ${reference}`,
  "rest-asked": (name, reference) => msg`${name} asks for the rest of the bags of ${reference}`,
  "ordered-again": (name, reference) => msg`${name} orders again: ${reference}`,
};

/** To staff: what a client answered. */
export const staffQuoteNews = mailTemplate({
  values: ({ name, reference, totalCents }: MailOf<"staff-quote-news">, { money }) => ({
    name,
    reference,
    total: showCents(totalCents, money),
  }),
  words: ({ name, reference }, { i18n }, { news, dues }) => {
    const subject = i18n._(staffSubjects[news](name, reference));
    const next = dues
      ? i18n._(msg`What is to be paid, and by when, stands below.`)
      : nextForStaff(news, i18n);
    return { subject, preview: next, opening: [subject, next] };
  },
  facts: ({ name, email, reference, totalCents, text, dues }, context) => ({
    notes: [`${name}\n${email}`],
    quoted: text,
    facts: [
      ...duesFacts(dues, context),
      {
        label: reference,
        value: showCents(totalCents, context.money),
        isInOnePiece: true,
        isTotal: true,
      },
    ],
    action: { label: context.i18n._(msg`Open the quote`), link: context.link },
  }),
});

function nextForStaff(news: StaffNews, i18n: I18n): string {
  if (news === "accepted") return i18n._(msg`The payment comes next.`);
  if (news === "changes-asked")
    return i18n._(msg`It is your turn: another offer is promised within 24 hours.`);
  if (news === "rest-asked")
    return i18n._(
      msg`Production is open again: make the rest, count and pack it, or settle by what there is.`,
    );
  if (news === "ordered-again")
    return i18n._(msg`A draft with today’s prices is ready. Look at it and send it as an offer.`);
  return i18n._(msg`Nothing needs to be done. You can reopen the quote with another offer.`);
}
