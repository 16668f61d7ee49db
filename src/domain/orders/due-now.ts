import type { ItemDue } from "../offers/plan.ts";
import type { OrderTask } from "./order-turn.ts";

/** Whether what is asked for next is due already: before shipping that is once its order waits for it, after an invoice once there is one. */
export function isDueNow(
  { due, due_on: dueOn }: { readonly due: ItemDue; readonly due_on: string | null },
  tasks: readonly OrderTask[] = [],
): boolean {
  if (due === "before-shipping") return tasks.some(({ what }) => what === "pay");
  return due !== "after-invoice" || dueOn !== null;
}
