import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { DeliveryNews } from "#contracts/orders/delivery-mails.ts";
import { showCents } from "#domain/money/show-money.ts";
import { trackingLink } from "#domain/orders/carriers.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { Fact } from "./mail-page.ts";
import { mailTemplate } from "./mail-template.ts";
import { accountFacts } from "./payment-mails.ts";
import { leftNotes, moneyFacts } from "./quote-facts.ts";

interface NewsWords {
  readonly subject: (order: string) => MessageDescriptor;
  readonly sentence: MessageDescriptor;
  /** What comes next, and from whom. */
  readonly next: MessageDescriptor;
}

const words: Readonly<Record<DeliveryNews, NewsWords>> = {
  shipped: {
    subject: (order) => msg`Your order ${order} is on its way`,
    sentence: msg`Bags of your order have left.`,
    next: msg`Nothing needs to be done. The page of your quote shows what has left and how to follow it.`,
  },
  delivered: {
    subject: (order) => msg`Your order ${order} has arrived`,
    sentence: msg`The bags of your order have been delivered.`,
    next: msg`If something is not as it should be, please tell us on the page of your quote. There you can also order again.`,
  },
  choose: {
    subject: (order) => msg`Your order ${order}: please choose`,
    sentence: msg`Fewer bags than agreed came out well. You can take them and pay less, or ask for the rest.`,
    next: msg`It is your turn: choose on the page of your quote. Without an answer we ship what there is, and you pay less.`,
  },
  settled: {
    subject: (order) => msg`What your order ${order} came to`,
    sentence: msg`The bags of your order were counted: you pay for what we ship.`,
    next: msg`The page of your quote shows both counts, and what is still to pay or goes back to you.`,
  },
  "shipment-corrected": {
    subject: (order) => msg`Your order ${order}: a correction to its shipment`,
    sentence: msg`Something that we wrote to you about a shipment of your order was not right. Here is how it stands.`,
    next: msg`Nothing needs to be done. The page of your quote shows what has left and how to follow it.`,
  },
  "shipment-voided": {
    subject: (order) => msg`Your order ${order}: bags that have not left`,
    sentence: msg`We wrote to you that bags of your order had left. That was our mistake: they are still with us.`,
    next: msg`Nothing needs to be done. We write to you when they are on their way.`,
  },
  "settlement-voided": {
    subject: (order) => msg`What your order ${order} comes to is worked out again`,
    sentence: msg`What we wrote to you about the bags that were counted, and what they come to, was not right.`,
    next: msg`Nothing needs to be done. We write to you when it is right.`,
  },
};

/** To the client: what became of the bags of his order. */
export const deliveryNews = mailTemplate({
  values: (mail: MailOf<"delivery-news">) => ({
    name: nameOfClient(mail),
    ...{ reference: mail.reference, order: mail.order },
  }),
  words: ({ name, order }, { i18n }, { news }) => {
    const { subject, sentence, next } = words[news];
    return {
      subject: i18n._(subject(order)),
      preview: i18n._(sentence),
      opening: [greeting(i18n, name), i18n._(sentence), i18n._(next)],
    };
  },
  facts: (mail, context) => ({
    notes: mail.news === "settled" ? leftNotes(mail, context) : [],
    facts: [...factsOfBags(mail, context), ...factsOfMoney(mail, context)],
    action: { label: context.i18n._(msg`View your order`), link: context.link },
  }),
});

/** The most characters of a tracking number that fit on one line of a phone. */
const mostOnOneLine = 22;

function factsOfBags(
  { order, units, carrier, tracking = [], chooseUntil }: MailOf<"delivery-news">,
  { i18n, locale }: MailContext,
): Fact[] {
  return [
    { label: i18n._(msg`Order`), value: order },
    ...(units === undefined
      ? []
      : [
          {
            label: i18n._(msg`Quantity`),
            value: i18n._(msg`${plural(units, { one: "# bag", other: "# bags" })}`),
          },
        ]),
    ...(carrier ? [{ label: i18n._(msg`Carrier`), value: carrier }] : []),
    ...tracking.map((number): Fact => {
      const page = carrier && trackingLink(carrier, number);
      return {
        label: i18n._(msg`Tracking number`),
        value: number,
        isInOnePiece: number.length <= mostOnOneLine,
        ...(page && { detail: page }),
      };
    }),
    ...(chooseUntil
      ? [{ label: i18n._(msg`Choose by`), value: showDay(chooseUntil, locale), isInOnePiece: true }]
      : []),
  ];
}

/** The order's money from end to end; of a mail that has no such chain, what the bags come to. */
function factsOfMoney(mail: MailOf<"delivery-news">, context: MailContext): Fact[] {
  const { i18n, money } = context;
  const { totalCents, balanceCents = 0 } = mail;
  const amount = (label: string, cents: number) => ({
    ...{ label, value: showCents(cents, money), isInOnePiece: true },
  });
  const back = { ...amount(i18n._(msg`Goes back to you`), -balanceCents), isTotal: true };
  const left = { ...amount(i18n._(msg`Still to pay`), balanceCents), isTotal: true };
  return [
    ...(mail.payTo ? accountFacts({ ...mail, ...mail.payTo }, i18n) : []),
    ...(mail.money || totalCents === undefined ? [] : [amount(i18n._(msg`Total`), totalCents)]),
    ...moneyFacts(mail, context, { isTotal: balanceCents >= 0 }),
    ...(balanceCents < 0 ? [back] : []),
    ...(balanceCents > 0 && !mail.money ? [left] : []),
  ];
}
