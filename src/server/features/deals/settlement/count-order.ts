import type { CountedLine, SettledOffer } from "#domain/orders/settlement.ts";
import { freeUnits, isBelowTolerance, settle } from "#domain/orders/settlement.ts";
import { billableUnits, unbounded } from "#domain/orders/tolerance.ts";
import type { PlanStanding } from "#domain/payments/dues.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { systemReadAcceptedOrder } from "../model/read-accepted-order.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { readPlan } from "../receivables/read-plan.ts";

/** A line with both counts, as invoice and screens say them. */
export interface LineCounts extends CountedLine {
  readonly name: string;
  readonly unitsBilled: number;
}

/** An order by its counted bags: what it would come to now. */
export interface CountedOrder {
  readonly counts: readonly LineCounts[];
  readonly settled: SettledOffer;
  readonly isBelow: boolean;
  /** The bags beyond the bound, which are the client's for nothing unless he pays for all. */
  readonly unitsBeyond: number;
  readonly freightEstimateCents: number | null;
  readonly plan: PlanStanding;
}

interface Counting {
  readonly actualFreightCents?: number | undefined;
  /** The client pays for what is beyond the bound as well. */
  readonly isAllBilled?: boolean;
}

/** @throws 404 for an order that is not accepted any more */
export async function countOrder(
  services: Pick<Services, "db" | "shop" | "clock">,
  { row, lines }: ReadOrder,
  { actualFreightCents, isAllBilled = false }: Counting = {},
): Promise<CountedOrder> {
  const accepted = await systemReadAcceptedOrder(services.db, row.quote_id);
  if (!accepted) throw new AppError("not_found");
  const { content, choices, tolerance: agreed } = accepted;
  const tolerance = isAllBilled ? unbounded(agreed) : agreed;
  const counts = lines.map(({ name, units_ordered, units_good }): LineCounts => {
    const good = units_good ?? units_ordered;
    const unitsBilled = billableUnits(units_ordered, good, tolerance);
    return { name, unitsOrdered: units_ordered, unitsGood: units_good, unitsBilled };
  });
  const estimates = accepted.worked.lines.filter(({ line }) => line.freight === "estimate");
  return {
    ...{ counts, isBelow: isBelowTolerance(counts, agreed), unitsBeyond: freeUnits(counts, agreed) },
    settled: settle({ content, choices, counts, tolerance, actualFreightCents }),
    freightEstimateCents:
      estimates.length > 0 ? estimates.reduce((sum, { amountCents }) => sum + amountCents, 0) : null,
    plan: await readPlan(services, row.quote_id),
  };
}

/** What the client paid for it, also what counts for nothing since. */
export function cameCents({ paidCents, heldCents }: PlanStanding): number {
  return paidCents + heldCents;
}
