import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProofNews, StaffProofNews } from "#contracts/orders/proof-mails.ts";
import { intlLocale } from "#domain/language/language.ts";
import { waitsOf } from "#domain/orders/client-order.ts";
import { say } from "../words/say.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

interface ProofWords {
  readonly subject: (order: string) => MessageDescriptor;
  readonly sentence: MessageDescriptor;
  /** Whose turn it is, and with what. */
  readonly next: MessageDescriptor;
}

const clientWords: Readonly<Record<ProofNews, ProofWords>> = {
  waiting: {
    subject: (order) => msg`A proof waits for you: order ${order}`,
    sentence: msg`The proof of your order is ready. It shows what will be printed, where, how large and in which inks.`,
    next: msg`It is your turn: approve it, or mark what should change. Nothing is printed before.`,
  },
  approved: {
    subject: (order) => msg`You have approved the proof of order ${order}`,
    sentence: msg`Thank you. Your approval is recorded, and its page shows it at any time.`,
    next: msg`It is our turn: we print just what you approved.`,
  },
  "approval-recorded": {
    subject: (order) => msg`Your approval of the proof of order ${order}`,
    sentence: msg`We have recorded the approval that you gave us elsewhere, with the file that shows it.`,
    next: msg`If it is not what you said, please tell us before we print.`,
  },
  "changes-recorded": {
    subject: (order) => msg`Your changes to the proof of order ${order}`,
    sentence: msg`We have recorded the changes that you asked for elsewhere.`,
    next: msg`It is our turn: you will get a new proof.`,
  },
  reminder: {
    subject: (order) => msg`The proof of order ${order} waits for your answer`,
    sentence: msg`You have not answered the proof of your order yet.`,
    next: msg`It is your turn: approve it, or mark what should change. Nothing is printed before.`,
  },
};

const isToAnswer = (news: ProofNews) => news === "waiting" || news === "reminder";

/** To the client: what became of a proof, and whose turn it is. */
export const proofNews = mailTemplate({
  values: (mail: MailOf<"proof-news">) => ({
    name: nameOfClient(mail),
    reference: mail.reference,
    order: mail.orderNumber,
    proof: String(mail.number),
  }),
  words: ({ name, order }, { i18n, locale }, { news, still = [] }) => {
    const { subject, sentence, next: usual } = clientWords[news];
    const waits = waitsOf({ tasks: still.map((what) => ({ by: "client", what })) });
    const list = new Intl.ListFormat(intlLocale(locale), { type: "conjunction" });
    const tasks = list.format(waits.map((wait) => say(i18n, wait.words)));
    const next =
      waits.length > 0 ? i18n._(msg`It is your turn: production still waits for ${tasks}.`) : i18n._(usual);
    return {
      subject: i18n._(subject(order)),
      preview: next,
      opening: [greeting(i18n, name), i18n._(sentence), next],
    };
  },
  facts: ({ orderNumber, number, news }, { i18n, link }) => ({
    facts: [
      { label: i18n._(msg`Order`), value: orderNumber },
      { label: i18n._(msg`Proof`), value: String(number) },
    ],
    action: { label: isToAnswer(news) ? i18n._(msg`Look at the proof`) : i18n._(msg`View your order`), link },
  }),
});

const staffWords: Readonly<
  Record<
    StaffProofNews,
    { readonly subject: (name: string, order: string) => MessageDescriptor; readonly next: MessageDescriptor }
  >
> = {
  approved: {
    subject: (name, order) => msg`${name} has approved the proof of ${order}`,
    next: msg`Production can start once nothing else of the order is open.`,
  },
  changes: {
    subject: (name, order) => msg`${name} asks for changes to the proof of ${order}`,
    next: msg`It is your turn: the client waits for a new proof.`,
  },
};

/** To staff: what a client answered to a proof. */
export const staffProofNews = mailTemplate({
  values: (mail: MailOf<"staff-proof-news">) => ({
    name: mail.name,
    reference: mail.reference,
    order: mail.orderNumber,
    proof: String(mail.number),
  }),
  words: ({ name, order }, { i18n }, { news }) => {
    const subject = i18n._(staffWords[news].subject(name, order));
    const next = i18n._(staffWords[news].next);
    return { subject, preview: next, opening: [subject, next] };
  },
  facts: ({ name, email, text, orderNumber, number }, { i18n, link }) => ({
    notes: [`${name}\n${email}`],
    quoted: text,
    facts: [
      { label: i18n._(msg`Order`), value: orderNumber },
      { label: i18n._(msg`Proof`), value: String(number) },
    ],
    action: { label: i18n._(msg`Open the order`), link },
  }),
});
