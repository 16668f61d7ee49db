import type { Insertable, Selectable } from "kysely";
import { daysAfter } from "#domain/time/days.ts";
import type { OrderTable } from "#server/features/deals/model/orders.table.ts";
import type { PlanItemTable } from "#server/features/deals/model/plan-items.table.ts";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import type { Dice } from "./dice.ts";

type QuoteRow = Pick<Selectable<QuoteTable>, "status" | "stage" | "paid_at" | "total_cents">;

/** What was agreed on the money of an order, and how far it got. */
export interface OrderMoney {
  /** In the order of its plan. */
  readonly parts: readonly {
    readonly cents: number;
    readonly paidAt: string | null;
    readonly isRefunded: boolean;
  }[];
  /** The documents that were issued: that of the deposit, and that of the whole order. */
  readonly isDepositInvoiced: boolean;
  readonly isWholeInvoiced: boolean;
}

/** Most pay a half before and a half after; of a cancelled order at most the deposit was paid, and mostly given back. */
export function moneyOf(dice: Dice, row: QuoteRow, acceptedAt: string): OrderMoney {
  const isCancelled = row.stage === "cancelled";
  const half = dice.happens(900) ? Math.floor(row.total_cents / 2) : 0;
  const isDepositPaid = row.paid_at !== null || dice.happens(isCancelled ? 300 : 500);
  const deposit = {
    ...{ cents: half, paidAt: isDepositPaid ? acceptedAt : null },
    isRefunded: dice.happens(isCancelled ? 950 : 30),
  };
  const rest = { cents: row.total_cents - half, paidAt: row.paid_at, isRefunded: dice.happens(30) };
  const isInvoiced = dice.happens(700);
  return {
    parts: half > 0 ? [deposit, rest] : [rest],
    isDepositInvoiced: half > 0 && isInvoiced,
    isWholeInvoiced: isCancelled ? half === 0 && isInvoiced : dice.happens(800),
  };
}

/** What an order owes, by its plan. */
export function planItemsOf(
  { id, version_id, created_at }: Pick<Selectable<OrderTable>, "id" | "version_id" | "created_at">,
  { parts }: Pick<OrderMoney, "parts">,
): Insertable<PlanItemTable>[] {
  const day = created_at.slice(0, 10);
  return parts.map(({ cents }, index) => {
    const isDeposit = index < parts.length - 1;
    const isAtOnce = isDeposit || parts.length === 1;
    return {
      ...{ version_id, order_id: id, position: index + 1, amount_cents: cents },
      ...{ kind: isDeposit ? "deposit" : "balance", due: isAtOnce ? "on-acceptance" : "net-days" },
      ...{ due_days: isAtOnce ? null : netDays, due_on: isAtOnce ? day : daysAfter(day, netDays) },
      ...{ waived_at: null, waived_by: null, waived_reason: null },
    };
  });
}

const netDays = 30;
