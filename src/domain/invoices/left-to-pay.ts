import { sum } from "../sum.ts";

/** What an invoice asked for on the day of its issue: what is due less what had been paid of it. */
export function leftToPay({
  due_cents,
  paid,
}: {
  readonly due_cents: number;
  readonly paid: readonly { readonly cents: number }[];
}): number {
  return paid.length === 0 ? due_cents : Math.max(0, due_cents - sum(paid.map(({ cents }) => cents)));
}
