import type { Message } from "../words.ts";
import { type Gate, type HoldReason, isToShip, type OrderState } from "./order-state.ts";
import type { ProofState } from "./proofs/proof-moves.ts";

/** What only the client can do next about an order. */
export const clientTasks = [
  "pay",
  "approve",
  "give_address",
  "confirm_address",
  "send_artwork",
  "answer",
  "choose",
] as const;
export type ClientTask = (typeof clientTasks)[number];

/** What the shop does next. */
export const shopTasks = [
  "make_proof",
  "send_proof",
  "mend_proof",
  "get_goods",
  "resume",
  "start",
  "pack",
  "ship",
  "note_arrival",
  "settle",
  "close",
] as const;
export type ShopTask = (typeof shopTasks)[number];

/** Who acts next, and for what. */
export type OrderTask =
  | { readonly by: "client"; readonly what: ClientTask }
  | { readonly by: "shop"; readonly what: ShopTask };

/** What of an order decides who acts next. */
export interface ActingOrder {
  readonly state: OrderState;
  readonly holdReason: HoldReason | null;
  readonly open: readonly Gate[];
  readonly address: string | null;
  readonly proofs: readonly { readonly state: ProofState }[];
  readonly settlement: { readonly state: string } | null;
  /** Something is not paid that is due before it is sent. */
  readonly owesBeforeShipping: boolean;
  /** What its client still owes, once it has arrived and is settled; null before. */
  readonly openCents: number | null;
}

const byClient = (what: ClientTask): OrderTask => ({ by: "client", what });
const byShop = (what: ShopTask): OrderTask => ({ by: "shop", what });

/**
 * Who acts next on an order, and for what: what ends its hold first, then its open gates, the choice of its client, what
 * is paid before it is sent, or its next step. Board, pages, mails and the list of today all say what stands here.
 */
export function tasksOf(order: ActingOrder): OrderTask[] {
  const { state, holdReason, settlement } = order;
  if (state === "closed" || state === "cancelled") return [];
  const waited = waitedFor(order);
  if (holdReason !== null) {
    const first = taskOfHold(holdReason, order);
    return [first, ...waited.filter(({ what }) => what !== first.what)];
  }
  if (settlement?.state === "asked") return [byClient("choose")];
  if (state === "preparing" || waited.length > 0) return waited;
  if (state === "delivered") return [taskOfArrived(order)];
  return [byShop(nextTask[state])];
}

/** An order is closed once it is settled and paid. */
function taskOfArrived({ settlement, openCents }: ActingOrder): OrderTask {
  if (settlement?.state !== "settled") return byShop("settle");
  return openCents ? byClient("pay") : byShop("close");
}

type MovingState = Exclude<OrderState, "preparing" | "delivered" | "closed" | "cancelled">;
const nextTask: Readonly<Record<MovingState, ShopTask>> = {
  ready: "start",
  in_production: "pack",
  packed: "ship",
  partly_shipped: "ship",
  shipped: "note_arrival",
};

/** What has to be there before it is made, or before it is sent. */
function waitedFor(order: ActingOrder): OrderTask[] {
  if (order.state === "preparing") return order.open.map((gate) => taskOfGate(gate, order));
  return isToShip(order.state) && order.owesBeforeShipping ? [byClient("pay")] : [];
}

function taskOfGate(gate: Gate, { proofs, address }: ActingOrder): OrderTask {
  if (gate === "money") return byClient("pay");
  if (gate === "proof") return taskOfProof(proofs);
  if (gate === "goods") return byShop("get_goods");
  return byClient(address === null ? "give_address" : "confirm_address");
}

/** A proof that was sent is the client's; until then, and once he wants another one, it is the shop's. */
function taskOfProof(proofs: ActingOrder["proofs"]): OrderTask {
  const is = (wanted: ProofState) => proofs.some(({ state }) => state === wanted);
  if (is("sent")) return byClient("approve");
  if (is("draft")) return byShop("send_proof");
  return byShop(is("changes_requested") ? "mend_proof" : "make_proof");
}

function taskOfHold(reason: HoldReason, { proofs }: ActingOrder): OrderTask {
  if (reason === "money") return byClient("pay");
  if (reason === "client") return byClient("answer");
  if (reason !== "art") return byShop("resume");
  // A proof that is under way ends the hold; without one, new artwork does.
  const proof = taskOfProof(proofs);
  return proof.what === "make_proof" ? byClient("send_artwork") : proof;
}

/** What the shop does next: the one thing that its button, and the list of today, ask for. */
export function nextShopTask(tasks: readonly OrderTask[]): ShopTask | undefined {
  for (const task of tasks) if (task.by === "shop") return task.what;
  return undefined;
}

/** Whose turn it is with an order. */
export const orderTurns = ["shop", "client", "both", "none"] as const;
export type OrderTurn = (typeof orderTurns)[number];

export function turnOf(tasks: readonly OrderTask[]): OrderTurn {
  const [first] = tasks;
  if (!first) return "none";
  return tasks.every(({ by }) => by === first.by) ? first.by : "both";
}

const names: Readonly<Record<OrderTask["what"], Message>> = {
  pay: /*i18n*/ { id: "order.task.pay", message: "Payment" },
  approve: /*i18n*/ { id: "order.task.approve", message: "Approval of the proof" },
  give_address: /*i18n*/ { id: "order.task.giveAddress", message: "Delivery address" },
  confirm_address: /*i18n*/ { id: "order.task.confirmAddress", message: "Confirm the address" },
  send_artwork: /*i18n*/ { id: "order.task.sendArtwork", message: "New artwork" },
  answer: /*i18n*/ { id: "order.task.answer", message: "Answer to our message" },
  choose: /*i18n*/ { id: "order.task.choose", message: "Choice: these bags or the rest" },
  make_proof: /*i18n*/ { id: "order.task.makeProof", message: "Make the proof" },
  send_proof: /*i18n*/ { id: "order.task.sendProof", message: "Send the proof" },
  mend_proof: /*i18n*/ { id: "order.task.mendProof", message: "Make the new proof" },
  get_goods: /*i18n*/ { id: "order.task.getGoods", message: "Get the bags" },
  resume: /*i18n*/ { id: "order.task.resume", message: "Resume the order" },
  start: /*i18n*/ { id: "order.task.start", message: "Start production" },
  pack: /*i18n*/ { id: "order.task.pack", message: "Count and pack the bags" },
  ship: /*i18n*/ { id: "order.task.ship", message: "Ship the bags" },
  note_arrival: /*i18n*/ { id: "order.task.noteArrival", message: "Note that it arrived" },
  settle: /*i18n*/ { id: "order.task.settle", message: "Settle by the count" },
  close: /*i18n*/ { id: "order.task.close", message: "Close the order" },
};

/** What staff calls it. */
export function taskName({ what }: OrderTask): Message {
  return names[what];
}
