import type { Plan } from "#contracts/payments/plans.ts";
import type { PlanStanding } from "#domain/payments/dues.ts";

/** A plan as it is answered, each item with what is asked of it; of a cancelled order with what was agreed. Staff reads the reasons as well. */
export function showPlan(
  { items, paidCents, openCents, heldCents, isCancelled }: PlanStanding,
  { isForStaff }: { readonly isForStaff: boolean },
): Plan {
  return {
    items: items.map((item) => ({
      ...{ id: item.id, position: item.position, kind: item.kind, due: item.due, days: item.days },
      ...{
        due_on: item.dueOn,
        amount_cents: isCancelled ? item.amountCents : item.askedCents,
        paid_cents: item.paidCents,
      },
      ...{ open_cents: item.openCents, state: item.state },
      ...(isForStaff && { waived_reason: item.waivedReason ?? null }),
    })),
    paid_cents: paidCents,
    open_cents: openCents,
    held_cents: heldCents,
  };
}
