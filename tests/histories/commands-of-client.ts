import { multipart } from "#tests/support/multipart.ts";
import type { Command, Giving } from "./commands.ts";
import { declining, drawnChoice, lastSent } from "./commands-of-offers.ts";
import type { Sent } from "./world.ts";

let keys = 0;

/** A call of the client about the quote. */
const quote =
  (path: string, body: (giving: Giving) => object = () => ({})): Command =>
  (giving) =>
    giving.deal.client("POST", `quotes/${giving.deal.quoteId}/${path}`, { body: body(giving) });

/**
 * Sends a call with a key. One in three is sent again with the same key, as a double click does: it answers the same (the
 * eleventh property). Declining, asking for changes and withdrawing are refused the second time until SPEC-4.43 is built.
 * @throws where the second answer is another
 */
export async function twice<A extends { readonly status: number; readonly text: string }>(
  { step }: Giving,
  send: (sent: Sent) => Promise<A>,
): Promise<A> {
  keys += 1;
  const headers = { "idempotency-key": `history-${keys}` };
  const first = await send({ headers });
  if (step.day % 3 !== 0) return first;
  const second = await send({ headers });
  if (first.status < 300 && (second.status !== first.status || second.text !== first.text))
    throw new Error(
      `the same key answered ${first.status} ${first.text}, then ${second.status} ${second.text}`,
    );
  return first;
}

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
    const { client, quoteId } = giving.deal;
    return twice(giving, (sent) => client("POST", `quotes/${quoteId}/accept`, { ...sent, body }));
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
  reorder: (giving) => {
    const id = giving.things.order?.id;
    return id === undefined
      ? Promise.resolve(undefined)
      : twice(giving, (sent) => giving.deal.client("POST", `orders/${id}/reorder`, sent));
  },
};
