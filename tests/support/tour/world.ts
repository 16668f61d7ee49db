import { askForClientQuote, type ClientQuote, clientBearer, tokenOf } from "../client-quote.ts";
import { deliverOrderOf } from "../delivered-order.ts";
import { asStaff, requestQuote, staffBearer } from "../office.ts";
import { orderOf, sendProof } from "../orders.ts";
import { linkIn, waitForMail } from "../outbox-folder.ts";
import type { ServerProcess } from "../server-process.ts";
import { tinyPng } from "../tiny-png.ts";

export interface SeenQuote {
  readonly id: number;
  readonly reference: string;
  /** What the mailed link ends with. */
  readonly link: string;
}

/** What there is to be seen in the shop that is toured: a quote in each state, and a record of each list. */
export interface World {
  readonly staff: string;
  /** The client whose quotes they all are. */
  readonly client: string;
  /** Of the paid quote; its proof waits for an answer. */
  readonly orderId: number;
  readonly deliveredOrderId: number;
  readonly quotes: Readonly<Record<"pending" | "offered" | "confirmed" | "rejected" | "paid", SeenQuote>>;
  /** Of a quote whose client has chosen no password yet. */
  readonly freshLink: string;
  readonly unsubscribeLink: string;
  /** The address in the mail of an offer. */
  readonly offerPath: string;
  readonly withLogo: { readonly reference: string };
}

/** An offer with one of everything that its document shows. */
const offerWithOptions = {
  lines: [
    { kind: "product", name: "Market tote, Large", units: 20_000, unit_price: 0.1 },
    { kind: "freight", name: "Freight to Denver", freight: "estimate", amount: 420 },
  ],
  discount: { percent: 5 },
  intro: "Thank you for asking. This is our offer.",
  options: [
    {
      ...{ kind: "one_of", title: "Handles", default: 0 },
      choices: [
        { title: "Short", lines: [] },
        { title: "Long", lines: [{ kind: "fee", name: "Long handles", amount: 1000 }] },
      ],
    },
    {
      ...{ kind: "any_of", title: "Extras" },
      choices: [{ title: "Gift cards", lines: [{ kind: "fee", name: "Gift cards", amount: 150 }] }],
    },
  ],
};

const worlds = new Map<string, Promise<World>>();

/** What there is to be seen in this shop; made once. */
export function worldOf(shop: ServerProcess): Promise<World> {
  const world = worlds.get(shop.url) ?? makeWorld(shop);
  worlds.set(shop.url, world);
  return world;
}

async function makeWorld(shop: ServerProcess): Promise<World> {
  const pending = await askForClientQuote(shop);
  const bearer = await clientBearer(shop, pending);
  const askAgain = (isConfirmed?: boolean) => askForClientQuote(shop, isConfirmed, pending.email);
  const rejected = await askAgain();
  await rejected.decide("reject", { reason: "We print from 10,000 pieces only. Ask us again in spring." });
  const paid = await askAgain(true);
  const { total_quote: amount } = (await asStaff(shop, "GET", `/api/quotes/${paid.id}/total`)) as {
    total_quote: number;
  };
  await asStaff(shop, "POST", `/api/quotes/${paid.id}/transfer-received`, { amount });
  const { invoice } = (await asStaff(shop, "POST", `/api/quotes/${paid.id}/invoices`, {
    kind: "invoice",
  })) as { invoice: { id: number } };
  await asStaff(shop, "POST", `/api/invoices/${invoice.id}/issue`, {});
  const { id: orderId } = await orderOf(shop, paid.id);
  await sendProof(shop, orderId);
  const arrived = await askAgain(true);
  await asStaff(shop, "POST", `/api/quotes/${arrived.id}/transfer-received`, { amount });
  const deliveredOrderId = await deliverOrderOf(shop, arrived);
  const offered = await askAgain();
  await offered.offer(offerWithOptions);
  const offerMail = await waitForMail(shop.dataDir, offered.email, `Your offer ${offered.reference}`);
  await post(shop, "/api/ContactMessage", {
    name: "Tour Message",
    email: "tour@message.example",
    message: "Do you ship to Ohio?",
  });
  const subscriber = `tour-${Date.now()}@newsletter.example`;
  await post(shop, "/api/newsletter", { email: subscriber });
  await asStaff(shop, "POST", "/api/companies", { name: "Tour Company" });
  const trashed = await requestQuote(shop, { name: "Tour Trash" });
  await asStaff(shop, "DELETE", `/api/quotes/${trashed.id}`);
  return {
    ...{ staff: await staffBearer(shop), client: bearer, orderId, deliveredOrderId },
    quotes: {
      pending: seen(pending),
      offered: seen(offered),
      confirmed: seen(await askAgain(true)),
      rejected: seen(rejected),
      paid: seen(paid),
    },
    freshLink: tokenOf((await askForClientQuote(shop)).link),
    offerPath: new URL(linkIn(offerMail)).pathname,
    unsubscribeLink: new URL(linkIn(await waitForMail(shop.dataDir, subscriber))).pathname,
    withLogo: await requestQuote(shop, { name: "Tour Logo", needsLogo: true, logo: tinyPng }),
  };
}

const seen = ({ id, reference, link }: ClientQuote): SeenQuote => ({ id, reference, link: tokenOf(link) });

async function post(shop: ServerProcess, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${shop.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return await answer.json();
}
