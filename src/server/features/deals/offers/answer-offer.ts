import { colonOf } from "#domain/language/colon-of.ts";
import { madeChoices } from "#domain/offers/acceptance.ts";
import type { Choices } from "#domain/offers/offer.ts";
import type { AnswerChannel } from "#domain/offers/offer-rules.ts";
import type { Buyer } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { type Changer, changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { changeVersion, findStanding } from "../model/versions.repository.ts";
import { requireCurrent } from "./accept-offer.ts";
import { newsToClient, newsToStaff } from "./offer-mails.ts";
import { type AskedLine, requireSentLine } from "./require-sent-line.ts";

interface Answer extends QuoteAt {
  /** The number of the version that was looked at. */
  readonly version: number;
  /** What the client wrote, or said. */
  readonly text: string;
  /** How it came, where staff records it: it stands in the history. */
  readonly recorded?: {
    readonly channel: AnswerChannel;
    readonly answered_on: string;
    readonly answered_by: string;
  };
}

/** The current version is declined; staff may open the quote again with another (L6). */
export async function declineOffer(services: Services, changer: Changer, answer: Answer): Promise<Quote> {
  return await changeQuote(services, changer, {
    ...answer,
    command: "decline",
    decide: async (quote, now, transaction) => {
      const current = await requireCurrent(transaction, changer, quote, answer.version);
      return {
        action: "quote.decline",
        set: { rejection_reason: answer.text || null, answered_at: now.toISOString() },
        version: () => changeVersion(transaction, current.row.id, { state: "declined" }),
        before: { status: quote.status },
        after: { status: "rejected", rejection_reason: answer.text || null, ...answer.recorded },
        ...mailsOf(changer, "declined", answer.text),
      };
    },
  });
}

/** Another offer is asked for: the present one is read from then on, and not paid (L6). */
export async function askForChanges(
  services: Services,
  changer: Changer,
  {
    about: asked,
    choices,
    ...answer
  }: Answer & { readonly about?: AskedLine | undefined; readonly choices?: Choices | undefined },
): Promise<Quote> {
  return await changeQuote(services, changer, {
    ...answer,
    command: "ask-changes",
    decide: async (quote, now, transaction) => {
      const current = await requireCurrent(transaction, changer, quote, answer.version);
      const about = asked && (await requireSentLine(transaction, quote, asked));
      const text = about ? `${about.name}${colonOf(quote.language)} ${answer.text}` : answer.text;
      return {
        action: "quote.ask-changes",
        set: { answered_at: null },
        version: () =>
          changeVersion(transaction, current.row.id, {
            asked: JSON.stringify({
              ...{ text: answer.text, at: now.toISOString() },
              ...(about && { line: about.name }),
              ...(choices && { choices: madeChoices(current.content, choices) }),
            }),
          }),
        before: { status: quote.status, version: current.row.number },
        after: {
          ...{ status: "pending", text: answer.text, ...answer.recorded },
          // Which line it was, by the name that client and staff know it by (L8.1).
          ...(about && { line: about.name }),
        },
        ...mailsOf(changer, "changes-asked", text),
      };
    },
  });
}

/** The client needs no offer any more. */
export async function clientWithdrawRequest(
  services: Services,
  client: Buyer,
  { reason, ...at }: QuoteAt & { readonly reason: string },
): Promise<Quote> {
  return await changeQuote(services, client, {
    ...at,
    command: "withdraw",
    decide: async (quote, now, transaction) => {
      const { current } = await findStanding(transaction, quote);
      return {
        action: "quote.withdraw",
        set: { rejection_reason: reason, answered_at: now.toISOString() },
        ...(current && { version: () => changeVersion(transaction, current.row.id, { state: "withdrawn" }) }),
        before: { status: quote.status },
        after: { status: "rejected" },
        staffMail: newsToStaff("withdrawn"),
      };
    },
  });
}

/** Staff reads what a client answered; a client, what staff recorded for him. */
function mailsOf(changer: Changer, news: "declined" | "changes-asked", text: string) {
  return changer.kind !== "staff"
    ? { staffMail: newsToStaff(news, { text }) }
    : { mail: newsToClient("answer-recorded", { text }) };
}
