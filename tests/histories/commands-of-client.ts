import { multipart } from "#tests/support/multipart.ts";
import type { Command, Giving } from "./commands.ts";
import { declining, drawnChoice, lastSent } from "./commands-of-offers.ts";

/** A call of the client about the quote. */
const quote =
  (path: string, body: (giving: Giving) => object = () => ({})): Command =>
  (giving) =>
    giving.deal.client("POST", `quotes/${giving.deal.quoteId}/${path}`, { body: body(giving) });

const boxes = { spelling: true, size: true, place: true, inks: true, quantity: true, address: true };

/** A call of the client about the newest proof. */
const proof =
  (path: string, body: object): Command =>
  async ({ deal, things }) => {
    const id = things.proofs.at(-1)?.id;
    return id === undefined ? undefined : await deal.client("POST", `proofs/${id}/${path}`, { body });
  };

const order =
  (path: string, body: (giving: Giving) => object, method: "POST" | "PUT" = "POST"): Command =>
  async (giving) => {
    const id = giving.things.order?.id;
    return id === undefined
      ? undefined
      : await giving.deal.client(method, `orders/${id}/${path}`, { body: body(giving) });
  };

/** What a client does, but pay. */
export const commandsOfClient: Readonly<Record<string, Command>> = {
  view: ({ deal }) => deal.client("POST", `quotes/${deal.quoteId}/viewed`),
  accept: (giving) => {
    const body = { version: lastSent(giving), name: "Ann Miller", consent: true, ...drawnChoice(giving) };
    return giving.deal.client("POST", `quotes/${giving.deal.quoteId}/accept`, { body });
  },
  decline: quote("decline", (giving) => ({ version: lastSent(giving), ...declining(giving) })),
  "ask-changes": quote("ask-changes", (giving) => ({ version: lastSent(giving), text: "In green, please." })),
  withdraw: quote("withdraw"),
  async message({ deal, step }) {
    const files = step.object % 3 === 0 ? [{ name: "brief.pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF") }] : [];
    const sent = await multipart({ text: "When do the bags come?" }, { files });
    return await deal.client("POST", `quotes/${deal.quoteId}/messages`, sent);
  },
  "approve-proof": proof("approve", { boxes, name: "Ann Miller" }),
  "change-proof": proof("request-changes", {
    text: "The blue is too dark.",
    marks: [{ x: 250, y: 700, text: "Here" }],
  }),
  "client-address": order("address", () => ({ address: "2 Side St\nBoulder, CO 80301" }), "PUT"),
  choose: order("settlement", ({ step }) => ({ choice: step.object % 2 === 0 ? "take" : "rest" })),
  reorder: order("reorder", () => ({})),
};
