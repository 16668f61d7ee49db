import { divideHalfUp } from "../money/decimal.ts";
import { daysAfter } from "../time/days.ts";
import type { Message } from "../words.ts";

/** What a due is called. */
export const planKinds = ["deposit", "milestone", "balance"] as const;
export type PlanKind = (typeof planKinds)[number];

/** When a due has to be paid (L10.1). */
export const planDues = [
  "on-acceptance",
  "on-proof",
  "before-production",
  "before-shipping",
  "net-days",
] as const;
export type PlanDue = (typeof planDues)[number];

/**
 * What an owed item is called: as in a plan, what the counted bags cost beyond a quote that was paid (L19.6), or what the
 * terms keep of a cancelled order (L10.8).
 */
export const itemKinds = [...planKinds, "settlement", "kept"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** When an owed item has to be paid: as in a plan, or by the day of its invoice. */
export const itemDues = [...planDues, "after-invoice"] as const;
export type ItemDue = (typeof itemDues)[number];

/** How much of the total: parts per million, cents, or what the others leave. */
export type PlanPart = { readonly ppm: number } | { readonly cents: number } | "rest";

/** An item of the plan of an offer, as it is agreed. */
export type PlanItem = {
  readonly kind: PlanKind;
  readonly part: PlanPart;
  readonly due: PlanDue;
  /** With `net-days` alone. */
  readonly days?: number | undefined;
};

/** An item with its amount. Positions begin at 1. */
export interface WorkedOutItem {
  readonly position: number;
  readonly kind: PlanKind;
  readonly amountCents: number;
  readonly due: PlanDue;
  readonly days?: number | undefined;
}

/** What holds without a plan: everything at once, as specified. */
const everythingAtOnce: readonly PlanItem[] = [{ kind: "balance", part: "rest", due: "on-acceptance" }];

/** Plans that staff chooses with one click. */
export const planPresets = { "50/50": halves(500_000), "30/70": halves(300_000) } as const;

export const maximumPlanItems = 12;
const maximumNetDays = 365;
const million = 1_000_000;

/**
 * The items of a total in cents: each part is rounded once, and the last item is what the others leave. No item is ever
 * worked out from its percentage again (L10.2). A part that is more than what is left is what is left.
 */
export function workOutPlan(totalCents: number, plan: readonly PlanItem[] = []): WorkedOutItem[] {
  const items = plan.length > 0 ? plan : everythingAtOnce;
  let left = totalCents;
  return items.map(({ kind, part, due, days }, index) => {
    const amountCents = part === "rest" ? left : Math.min(left, partOf(totalCents, part));
    left -= amountCents;
    return { position: index + 1, kind, amountCents, due, ...(days !== undefined && { days }) };
  });
}

interface Accepted {
  readonly acceptedOn: string;
  /** By a company that pays after its invoice (L11.2). */
  readonly isOnTerms: boolean;
  /** How many days later a deposit that is due on acceptance is to be paid. */
  readonly depositDueDays: number;
}

/**
 * What an offer that is accepted on a day owes, each item with the last day on which it is paid in time. Without a plan a
 * company on terms owes everything by the day of its invoice.
 */
export function workOutDues(
  totalCents: number,
  plan: readonly PlanItem[] = [],
  { acceptedOn, isOnTerms, depositDueDays }: Accepted,
) {
  return workOutPlan(totalCents, plan).map((item) => {
    const due: ItemDue = plan.length === 0 && isOnTerms ? "after-invoice" : item.due;
    const wait = item.kind === "deposit" ? depositDueDays : 0;
    return { ...item, due, dueOn: dueDay({ ...item, due }, acceptedOn, wait) };
  });
}

/** Whether everything is due at once, as without a plan: then production waits for all of it. */
export function isDueAtOnce(items: readonly { readonly due: ItemDue }[]): boolean {
  return items.length === 1 && items[0]?.due === "on-acceptance";
}

/** The last day on which an item is paid in time, for an offer accepted on a day; null while no day is known. */
function dueDay(
  { due, days }: { readonly due: ItemDue; readonly days?: number | undefined },
  acceptedOn: string,
  wait: number,
): string | null {
  if (due === "on-acceptance") return daysAfter(acceptedOn, wait);
  return due === "net-days" ? daysAfter(acceptedOn, days ?? 0) : null;
}

function partOf(totalCents: number, part: Exclude<PlanPart, "rest">): number {
  return "cents" in part
    ? part.cents
    : Number(divideHalfUp(BigInt(totalCents) * BigInt(part.ppm), BigInt(million)));
}

function halves(ppm: number): readonly PlanItem[] {
  return [
    { kind: "deposit", part: { ppm }, due: "on-acceptance" },
    { kind: "balance", part: "rest", due: "before-shipping" },
  ];
}

const restLast: Message = /*i18n*/ {
  id: "offer.plan.restLast",
  message: "The last item of a plan is the rest, and no other one.",
};
const tooManyItems: Message = /*i18n*/ {
  id: "offer.plan.tooMany",
  message: "A plan has at most 12 items.",
};
const shareInvalid: Message = /*i18n*/ {
  id: "offer.plan.share",
  message: "A share is more than 0 and less than 100 %.",
};
const sharesTooHigh: Message = /*i18n*/ {
  id: "offer.plan.shares",
  message: "All shares together are less than 100 %.",
};
const amountInvalid: Message = /*i18n*/ {
  id: "offer.plan.amount",
  message: "An amount is more than 0.",
};
const nothingLeft: Message = /*i18n*/ {
  id: "offer.plan.nothingLeft",
  message: "The items before the rest are less than the total.",
};
const daysInvalid: Message = /*i18n*/ {
  id: "offer.plan.days",
  message: "Days are a whole number from 1 to 365, for an item that is due after days.",
};

/**
 * Errors by the field of the offer: `plan.0.percent`, `plan`. The rules of L10.1, for form and call alike.
 * @param totalCents the lowest one that a client can choose
 * @param tooMuch what is said where the items before the rest leave nothing of it
 */
export function checkPlan(
  plan: readonly PlanItem[],
  totalCents: number,
  tooMuch = nothingLeft,
): Readonly<Record<string, Message>> {
  if (plan.length === 0) return {};
  if (plan.length > maximumPlanItems) return { plan: tooManyItems };
  if (plan.findIndex(({ part }) => part === "rest") !== plan.length - 1) return { plan: restLast };
  const errors = plan.flatMap((item, index) => {
    const found = checkItem(item);
    return found ? [[`plan.${index}.${found[0]}`, found[1]] as const] : [];
  });
  if (errors.length > 0) return Object.fromEntries(errors);
  const shares = plan.reduce((sum, { part }) => sum + (part !== "rest" && "ppm" in part ? part.ppm : 0), 0);
  if (shares >= million) return { plan: sharesTooHigh };
  const before = plan.reduce((sum, { part }) => sum + (part === "rest" ? 0 : partOf(totalCents, part)), 0);
  return plan.length > 1 && before >= totalCents ? { plan: tooMuch } : {};
}

function checkItem({ part, due, days }: PlanItem): readonly [string, Message] | undefined {
  if (part !== "rest" && "ppm" in part && !(part.ppm > 0 && part.ppm < million))
    return ["percent", shareInvalid];
  if (part !== "rest" && "cents" in part && !(part.cents > 0)) return ["amount", amountInvalid];
  const hasDays = days !== undefined && Number.isInteger(days) && days >= 1 && days <= maximumNetDays;
  const isRight = due === "net-days" ? hasDays : days === undefined;
  return isRight ? undefined : ["days", daysInvalid];
}
