import type { Mail } from "#contracts/mails.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { openGates, readState } from "#domain/orders/order-gates.ts";
import { moveOfOrder, type OrderCommand } from "#domain/orders/order-state.ts";
import { orderRefusals, refusalIn, refusalToStart } from "#domain/orders/refusals.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Client, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { systemHoldQuote } from "../model/system-read-quote.ts";
import { presentOrder, requireOrder, requireWholeOrder } from "../presenters/read-orders.ts";
import type { FullOrder } from "../presenters/show-order.ts";

/** Which order, and the version of it that the caller has seen, if he named one. */
export interface OrderAt {
  readonly orderId: number;
  readonly expectedVersion?: number | undefined;
}

type Changer = Staff | Client;

export interface OrderChange {
  /** What is written beside the state, which the table of moves decides. */
  readonly set: Parameters<typeof changeOrderRow>[2];
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** What else is written: lines, gates. */
  readonly also?: (transaction: Transaction) => Promise<void>;
  readonly mail?: Mail | undefined;
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
  const change = await services.db
    .transaction()
    .execute((transaction) => changeOrderWithin(transaction, services, changer, command));
  if (change?.mail) services.notifyMailWorker();
  return presentOrder(services, await requireWholeOrder(services, changer, command.orderId), changer);
}

/** The same inside a transaction that writes more; it wakes no mail worker. */
async function changeOrderWithin(
  transaction: Transaction,
  services: Services,
  changer: Changer,
  { orderId, expectedVersion, command, action, decide }: Command,
): Promise<OrderChange | undefined> {
  const now = services.clock();
  const within = { ...services, db: transaction };
  // The quote first, as payments take it: its money and its acceptance stand still meanwhile.
  const { row: seen } = await requireOrder(within, changer, orderId);
  await systemHoldQuote(transaction, seen.quote_id);
  const order = await requireWholeOrder(within, changer, orderId);
  const state = readState(order.row.state, order.gates);
  const refuse = (message: Message) => orderConflict(services, { order, changer, message });
  if (expectedVersion !== undefined && expectedVersion !== order.row.version)
    throw refuse(orderRefusals.changed);
  const to = moveOfOrder(state, command);
  if (to === undefined)
    throw refuse(
      command === "start" && state === "preparing"
        ? refusalToStart(openGates(order.gates))
        : refusalIn(state, command),
    );
  const change = await decide(order, now, transaction);
  if (!change) return undefined;
  const isFirst = await changeOrderRow(transaction, order.row, { ...change.set, state: to });
  if (!isFirst) throw refuse(orderRefusals.changed);
  await change.also?.(transaction);
  const subject = { subject: "order", subjectId: orderId, actor: auditActorOf(changer) };
  const { before, after, mail } = change;
  await recordAudit(transaction, { ...subject, action, before, after, at: now });
  if (mail) await postMail(transaction, mail, order.row, now);
  return change;
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
