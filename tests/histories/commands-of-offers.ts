import { declineReasons } from "#domain/offers/offer-rules.ts";
import type { Command, Giving } from "./commands.ts";
import { dayFromNow, offerFor } from "./deal.ts";
import { choose, pick } from "./tape.ts";

/** A call of staff about the quote. */
const quote =
  (
    path: string,
    body: (giving: Giving) => object = () => ({}),
    method: "POST" | "PUT" | "DELETE" = "POST",
  ): Command =>
  (giving) =>
    giving.deal.world.staff(method, `quotes/${giving.deal.quoteId}${path}`, { body: body(giving) });

/** The last version that was sent. */
export function lastSent({ things: { versions } }: Pick<Giving, "things">): number {
  return versions.findLast(({ state }) => state !== "draft")?.number ?? 1;
}

/** A choice that its client could make, as the call takes it; none of an offer that has none. */
export function drawnChoice({ deal, step, things }: Giving) {
  const offer = deal.sent.get(lastSent({ things }));
  const made = offer && pick(offer.choices, step.object);
  return made && Object.keys(made.made).length > 0 ? { choices: made.made } : {};
}

/** What staff does to a quote before it is an order, and to take that back. */
export const commandsOfOffers: Readonly<Record<string, Command>> = {
  async draft(giving) {
    const { deal, step } = giving;
    const offer = offerFor(deal, step.amount);
    const answer = await deal.world.staff("PUT", `quotes/${deal.quoteId}/draft`, { body: offer.body });
    if (answer.status === 200) deal.draft = offer;
    return answer;
  },
  send: quote("/send-offer"),
  recall: quote("/recall"),
  extend: quote("/extend", ({ deal, step }) => ({ valid_until: dayFromNow(deal, (step.day % 40) - 2) })),
  reopen: quote("/reopen"),
  confirm: quote("/confirm"),
  reject: quote("/reject", () => ({ reason: "Not in this colour." })),
  "logo-price": quote("/update-logo-price", ({ step }) => ({ price_logo_quote: step.amount % 90 })),
  "undo-acceptance": quote("/undo-acceptance"),
  "record-answer": quote("/record-answer", (giving) => ({
    ...{
      version: lastSent(giving),
      answer: choose(["accept", "accept", "decline", "ask_changes"], giving.step.amount),
    },
    ...{
      channel: "phone",
      on: dayFromNow(giving.deal, -(giving.step.day % 4)),
      by: "Ann Miller",
      text: "By phone.",
    },
    ...(giving.step.amount % 4 < 2 && drawnChoice(giving)),
  })),
  delete: quote("", () => ({}), "DELETE"),
  restore: quote("/restore"),
  cancel: quote("/cancel", () => ({ reason: "The fair was called off" })),
  company: quote(
    "/company",
    ({ deal, step }) => ({ company_id: pick([...deal.world.companies, null], step.object) ?? null }),
    "PUT",
  ),
  "ask-info": quote("/ask-info", () => ({ text: "Which blue is it?" })),
  reminders: quote("/reminders", ({ step }) => ({ paused: step.object % 2 === 0 }), "PUT"),
  details: quote("", ({ step }) => ({ printing_type: step.object % 2 === 0 ? "Screen" : "Transfer" }), "PUT"),
  duplicate: quote("/duplicate"),
};

/** What an answer of the client says of the offer that is in force. */
export function declining({ step }: Giving): object {
  return { reason: choose(declineReasons, step.object), text: "Not this year." };
}
