import type { Locale } from "../language/language.ts";
import type { QuoteStage } from "../quotes/quote-stage.ts";
import { quoteStatusTable, type ReadQuoteStatus } from "../quotes/quote-status.ts";
import { showDay } from "../time/show-shop-time.ts";
import { type Message, withValues } from "../words.ts";
import type { OrderState } from "./order-state.ts";
import type { OrderTask } from "./order-turn.ts";

/** What of an order decides what its client reads. */
export interface ClientOrder {
  readonly state: OrderState;
  readonly hold: object | null;
  /** Who acts next, and for what. */
  readonly tasks: readonly OrderTask[];
  readonly promised_on: string | null;
  readonly arrives_on: string | null;
}

/** Something that production waits for, and who sees to it. */
export interface Wait {
  readonly isClients: boolean;
  readonly words: Message;
}

const ourProof: Message = /*i18n*/ { id: "order.waits.proof", message: "the proof that we are making" };

const waits: Readonly<Partial<Record<OrderTask["what"], Message>>> = {
  pay: /*i18n*/ { id: "order.waits.payment", message: "your payment" },
  approve: /*i18n*/ { id: "order.waits.approval", message: "your approval of the proof" },
  give_address: /*i18n*/ { id: "order.waits.address", message: "your delivery address" },
  confirm_address: /*i18n*/ {
    id: "order.waits.addressRight",
    message: "your word that the delivery address is right",
  },
  send_artwork: /*i18n*/ { id: "order.waits.artwork", message: "your new artwork" },
  answer: /*i18n*/ { id: "order.waits.answer", message: "your answer to our message" },
  make_proof: ourProof,
  send_proof: ourProof,
  mend_proof: /*i18n*/ { id: "order.waits.newProof", message: "the new proof that we are making" },
  get_goods: /*i18n*/ { id: "order.waits.goods", message: "the bags" },
  resume: /*i18n*/ { id: "order.waits.resume", message: "something on our side" },
};

/** What an order still waits for before it is made (L17.2). */
export function waitsOf({ tasks }: Pick<ClientOrder, "tasks">): Wait[] {
  return tasks.flatMap(({ by, what }) => {
    const words = waits[what];
    return words ? [{ isClients: by === "client", words }] : [];
  });
}

const newProofFollows: Message = /*i18n*/ {
  id: "order.now.held.proof",
  message: "Our turn: your order is on hold until we send you a new proof.",
};

/** What ends a hold; what it is on the shop's side is not said. */
const held: Readonly<Partial<Record<OrderTask["what"], Message>>> = {
  send_artwork: /*i18n*/ {
    id: "order.now.held.art",
    message: "Your turn: your order is on hold until you send us new artwork in a message.",
  },
  approve: /*i18n*/ {
    id: "order.now.held.approve",
    message: "Your turn: your order is on hold until you answer the new proof.",
  },
  pay: /*i18n*/ {
    id: "order.now.held.money",
    message: "Your turn: your order is on hold until a payment arrives.",
  },
  answer: /*i18n*/ {
    id: "order.now.held.client",
    message: "Your turn: your order is on hold until you answer our message.",
  },
  resume: /*i18n*/ {
    id: "order.now.held.shop",
    message:
      "Our turn: your order is on hold for something on our side. Once it goes on, its new day stands here.",
  },
  send_proof: newProofFollows,
  mend_proof: newProofFollows,
};

const choosing: Message = /*i18n*/ {
  id: "order.now.choosing",
  message: "Your turn: fewer bags than agreed came out well. Please choose what we do.",
};

const paying: Message = /*i18n*/ {
  id: "order.now.paying",
  message: "Your turn: your order has arrived, and a part of it is still to be paid.",
};

const now: Readonly<Record<Exclude<OrderState, "preparing">, Message>> = {
  ready: /*i18n*/ {
    id: "order.now.ready",
    message: "Our turn: nothing is missing any more, and production begins soon.",
  },
  in_production: /*i18n*/ { id: "order.now.inProduction", message: "Our turn: your order is in production." },
  packed: /*i18n*/ {
    id: "order.now.packed",
    message: "Our turn: your order is made and packed, and is shipped next.",
  },
  partly_shipped: /*i18n*/ {
    id: "order.now.partlyShipped",
    message: "Our turn: a part of your order is on its way, and the rest follows.",
  },
  shipped: /*i18n*/ { id: "order.now.shipped", message: "Your order is on its way to you." },
  delivered: /*i18n*/ { id: "order.now.delivered", message: "Your order has arrived." },
  closed: /*i18n*/ {
    id: "order.now.closed",
    message: "Your order has arrived, and everything about it is settled. Thank you.",
  },
  cancelled: /*i18n*/ { id: "order.now.cancelled", message: "Your order was cancelled." },
};

const inProductionUntil: Message = /*i18n*/ {
  id: "order.now.inProductionUntil",
  message: "Our turn: your order is in production and leaves us on {day}.",
};

const shippedUntil: Message = /*i18n*/ {
  id: "order.now.shippedUntil",
  message: "Your order is on its way to you. You can expect it by {day}.",
};

/** Before it is sent it is to be paid. */
const unpaid: Readonly<Partial<Record<OrderState, Message>>> = {
  packed: /*i18n*/ {
    id: "order.now.packed.unpaid",
    message: "Your turn: your order is made and packed, and is shipped once it is paid.",
  },
  partly_shipped: /*i18n*/ {
    id: "order.now.partlyShipped.unpaid",
    message: "Your turn: a part of your order is on its way, and the rest is shipped once it is paid.",
  },
};

/** What happens now, in a sentence; nothing while it is prepared, where that follows from what it waits for. */
export function nowOf(
  { state, hold, tasks, promised_on: promisedOn, arrives_on: arrivesOn }: ClientOrder,
  locale: Locale,
): Message | undefined {
  if (state === "closed" || state === "cancelled") return now[state];
  const [first] = tasks;
  const isOursToPrepare = state === "preparing" && first?.what === "resume";
  const onHold = hold && first && !isOursToPrepare && held[first.what];
  if (onHold) return onHold;
  if (first?.what === "choose") return choosing;
  if (state === "delivered" && first?.what === "pay") return paying;
  if (state === "in_production" && promisedOn !== null)
    return withValues(inProductionUntil, { day: showDay(promisedOn, locale) });
  if (state === "shipped" && arrivesOn !== null)
    return withValues(shippedUntil, { day: showDay(arrivesOn, locale) });
  if (state === "preparing") return undefined;
  return (first?.what === "pay" && unpaid[state]) || now[state];
}

interface PaidWords {
  /** After the payment, in place of the words of the status `paid`. */
  readonly nextStep: Message;
  /** At the last stop of the bar; nothing once it is reached. */
  readonly waitsFor: Message | undefined;
}

const isMade: PaidWords = {
  nextStep: /*i18n*/ {
    id: "order.paid.packed",
    message: "Thank you, your payment has arrived. Your order is made and packed.",
  },
  waitsFor: /*i18n*/ { id: "order.waitsFor.packed", message: "Packed, then delivery" },
};
const hasArrived: PaidWords = {
  nextStep: /*i18n*/ {
    id: "order.paid.delivered",
    message: "Thank you, your payment and your order have arrived.",
  },
  waitsFor: undefined,
};

const paidOrderWords: Readonly<Record<OrderState, PaidWords>> = {
  preparing: {
    nextStep: /*i18n*/ {
      id: "order.paid.preparing",
      message: "Thank you, your payment has arrived. Your order is being prepared.",
    },
    waitsFor: quoteStatusTable.paid.waitsFor,
  },
  ready: {
    nextStep: /*i18n*/ {
      id: "order.paid.ready",
      message: "Thank you, your payment has arrived. Production of your order begins soon.",
    },
    waitsFor: quoteStatusTable.paid.waitsFor,
  },
  in_production: {
    nextStep: /*i18n*/ {
      id: "order.paid.inProduction",
      message: "Thank you, your payment has arrived. Your order is in production.",
    },
    waitsFor: /*i18n*/ { id: "order.waitsFor.inProduction", message: "In production, then delivery" },
  },
  packed: isMade,
  partly_shipped: {
    nextStep: /*i18n*/ {
      id: "order.paid.partlyShipped",
      message: "Thank you, your payment has arrived. A part of your order is on its way.",
    },
    waitsFor: /*i18n*/ { id: "order.waitsFor.partlyShipped", message: "A part is on its way" },
  },
  shipped: {
    nextStep: /*i18n*/ {
      id: "order.paid.shipped",
      message: "Thank you, your payment has arrived. Your order is on its way.",
    },
    waitsFor: /*i18n*/ { id: "order.waitsFor.shipped", message: "On its way" },
  },
  delivered: hasArrived,
  closed: hasArrived,
  cancelled: { nextStep: now.cancelled, waitsFor: undefined },
};

/** What a client reads of a paid quote by its order; nothing where there is none, or it was cancelled. */
export function paidWords(
  { status, stage }: { readonly status: ReadQuoteStatus; readonly stage?: QuoteStage | undefined },
  order: OrderState | undefined,
): PaidWords | undefined {
  return order && status === "paid" && stage === "accepted" ? paidOrderWords[order] : undefined;
}
