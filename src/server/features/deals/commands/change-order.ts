import type { Mail } from "#contracts/mails.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { openGates, readState } from "#domain/orders/order-gates.ts";
import { moveOfOrder, type OrderCommand } from "#domain/orders/order-state.ts";
import { orderRefusals, refusalIn, refusalToStart } from "#domain/orders/refusals.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Buyer, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type PostMail, postingAt } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { type Inside, isStale, type Running, recordCommand, runOnDeal } from "../model/run-command.ts";
import { beginUndoable, endUndoable } from "../model/undoable.ts";
import { presentOrder, requireOrder, requireWholeOrder } from "../presenters/read-orders.ts";
import type { FullOrder } from "../presenters/show-order.ts";

/** Which order, and the version of it that the caller has seen, if he named one. */
export interface OrderAt {
  readonly orderId: number;
  readonly expectedVersion?: number | undefined;
}

type Changer = Staff | Buyer;

export interface OrderChange {
  /** What is written beside the state, which the table of moves decides. */
  readonly set: Parameters<typeof changeOrderRow>[2];
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** What else is written: lines, gates. */
  readonly also?: (transaction: Transaction, post: PostMail) => Promise<void>;
  readonly mail?: Mail | undefined;
  /** It can be undone for ten seconds, while its mails wait. */
  readonly isUndoable?: boolean;
}

interface Command extends OrderAt {
  readonly command: OrderCommand;
  readonly action: `order.${string}`;
  /** Asks the rules; nothing means that the order is as it should be already. */
  readonly decide: (
    order: FullOrder,
    now: Date,
    transaction: Transaction,
  ) => OrderChange | undefined | Promise<OrderChange | undefined>;
}

/**
 * Every change of an order, the same way: locked with its quote, asked by the table of moves and the rules, changed by one
 * conditional update whose row count decides, with history and mail in the same transaction. Who comes late gets 409, the
 * fresh order and the gates that are open.
 */
export async function changeOrder(
  services: Services,
  changer: Changer,
  command: Command,
): Promise<OrderAnswer> {
  const { orderId } = command;
  await runOnDeal(
    services,
    auditActorOf(changer),
    (inside) => findDealOfOrder(inside, changer, orderId),
    (running) => change(running, changer, command),
  );
  return presentOrder(services, await requireWholeOrder(services, changer, orderId), changer);
}

/** Whose deal an order belongs to. @throws 404 */
export async function findDealOfOrder(inside: Inside, changer: Changer, orderId: number) {
  const { row } = await requireOrder(inside, changer, orderId);
  return { quoteId: row.quote_id };
}

async function change(running: Running, changer: Changer, command: Command): Promise<void> {
  const { inside, transaction, at, unchanged } = running;
  const { orderId, action, decide } = command;
  const order = await requireWholeOrder(inside, changer, orderId);
  const state = readState(order.row.state, order.gates);
  const refuse = (message: Message) => orderConflict(inside, { order, changer, message });
  if (isStale(command, order.row)) throw refuse(orderRefusals.changed);
  const to = moveOfOrder(state, command.command);
  if (to === undefined)
    throw refuse(
      command.command === "start" && state === "preparing"
        ? refusalToStart(openGates(order.gates))
        : refusalIn(state, command.command),
    );
  const decided = await decide(order, at, transaction);
  if (!decided) return unchanged();
  const { set, before, after, also, mail, isUndoable } = decided;
  const deal = { quoteId: order.row.quote_id, at };
  const undoable = isUndoable ? await beginUndoable(transaction, deal) : undefined;
  if (!undoable) await endUndoable(transaction, deal);
  const post = undoable?.post ?? postingAt(transaction, at);
  const isFirst = await changeOrderRow(transaction, order.row, { ...set, state: to });
  if (!isFirst) throw refuse(orderRefusals.changed);
  await also?.(transaction, post);
  const entry = { subject: "order", subjectId: orderId, action, before, after } as const;
  const historyId = await recordCommand(running, entry);
  if (mail) await post(mail, order.row);
  await undoable?.keep(historyId);
}

interface Refusal {
  readonly order: FullOrder;
  readonly changer: Changer;
  readonly message: Message;
}

/** 409 with the order as it stands, as the caller may see it, and the gates that are open. */
export function orderConflict(
  services: Pick<Services, "clock" | "shop">,
  { order, changer, message }: Refusal,
): AppError {
  const extra = { fresh: presentOrder(services, order, changer), open_gates: openGates(order.gates) };
  return new AppError("conflict", { message, extra });
}
