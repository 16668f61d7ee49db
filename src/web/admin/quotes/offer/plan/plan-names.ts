import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlanDue } from "#domain/offers/plan.ts";

/** When an item is due, as it is chosen. */
export const dueNames: Readonly<Record<PlanDue, MessageDescriptor>> = {
  "on-acceptance": msg`On acceptance`,
  "on-proof": msg`Once the proof is approved`,
  "before-production": msg`Before production`,
  "before-shipping": msg`Before shipping`,
  "net-days": msg`Days after acceptance`,
};

export const partNames: Readonly<Record<"percent" | "amount", MessageDescriptor>> = {
  percent: msg`%`,
  amount: msg`$`,
};
