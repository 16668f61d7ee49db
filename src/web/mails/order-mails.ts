import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OrderNews } from "#contracts/orders/delivery-mails.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

interface NewsWords {
  readonly subject: (order: string) => MessageDescriptor;
  readonly sentence: (day: string) => MessageDescriptor;
  readonly next: MessageDescriptor;
}

const askedOfClient = msg`It is your turn: please write to us on its page. We go on as soon as we can.`;

const words: Readonly<Record<OrderNews, NewsWords>> = {
  started: {
    subject: (order) => msg`Your order ${order} is in production`,
    sentence: (day) => msg`We have begun to make your bags. You can expect them by ${day}.`,
    next: msg`Nothing needs to be done. We write to you when they are on their way.`,
  },
  "held-art": {
    subject: (order) => msg`Your order ${order} waits for your artwork`,
    sentence: () => msg`We cannot go on with your order: something about your artwork is open.`,
    next: askedOfClient,
  },
  "held-money": {
    subject: (order) => msg`Your order ${order} waits for a payment`,
    sentence: () => msg`We cannot go on with your order: a payment is open.`,
    next: msg`It is your turn: please pay it on its page. We go on as soon as it is there.`,
  },
  "held-client": {
    subject: (order) => msg`Your order ${order} waits for your answer`,
    sentence: () => msg`We cannot go on with your order: we need an answer from you.`,
    next: askedOfClient,
  },
  moved: {
    subject: (order) => msg`Your order ${order} comes on another day`,
    sentence: (day) => msg`We go on with your order. You can now expect your bags by ${day}.`,
    next: msg`Nothing needs to be done. We are sorry for the wait.`,
  },
  "not-started": {
    subject: (order) => msg`Your order ${order} is not in production yet`,
    sentence: () =>
      msg`We wrote to you that we had begun to make your bags. That was our mistake: your order is still being prepared.`,
    next: msg`Nothing needs to be done. We write to you when production begins.`,
  },
  "not-arrived": {
    subject: (order) => msg`Your order ${order} is still on its way`,
    sentence: () =>
      msg`We wrote to you that your order had arrived. That was our mistake: its bags are still on their way.`,
    next: msg`Nothing needs to be done. We write to you when they have arrived.`,
  },
  "nothing-to-choose": {
    subject: (order) => msg`Your order ${order}: you need not choose any more`,
    sentence: () =>
      msg`We had asked you to choose, as fewer bags than agreed had come out well. That count was a mistake of ours.`,
    next: msg`Nothing needs to be done. We write to you when your bags are on their way.`,
  },
};

/** To the client: what becomes of his order, and whether it is his turn. */
export const orderNews = mailTemplate({
  values: (mail: MailOf<"order-news">, { locale }) => ({
    name: nameOfClient(mail),
    reference: mail.reference,
    order: mail.number,
    day: mail.arrivesOn ? showDay(mail.arrivesOn, locale) : "",
  }),
  words: ({ name, order, day }, { i18n }, { news }) => {
    const { subject, sentence, next } = words[news];
    return {
      subject: i18n._(subject(order)),
      preview: i18n._(sentence(day)),
      opening: [greeting(i18n, name), i18n._(sentence(day)), i18n._(next)],
    };
  },
  facts: ({ arrivesOn, arrivedBefore }, { i18n, locale, link }) => ({
    facts: [
      ...(arrivesOn ? [{ label: i18n._(msg`With you by`), value: showDay(arrivesOn, locale) }] : []),
      ...(arrivedBefore ? [{ label: i18n._(msg`Before`), value: showDay(arrivedBefore, locale) }] : []),
    ],
    action: { label: i18n._(msg`View your order`), link },
  }),
});
