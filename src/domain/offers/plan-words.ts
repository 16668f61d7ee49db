import type { Locale } from "../language/language.ts";
import { type MoneyStyle, showCents } from "../money/show-money.ts";
import { showDay } from "../time/show-shop-time.ts";
import { type Message, withValues } from "../words.ts";
import type { ItemDue, ItemKind, PlanPart } from "./plan.ts";

/** What an item of a plan is called. */
export const planKindWords: Readonly<Record<ItemKind, Message>> = {
  deposit: /*i18n*/ { id: "plan.kind.deposit", message: "Deposit" },
  milestone: /*i18n*/ { id: "plan.kind.milestone", message: "Part payment" },
  balance: /*i18n*/ { id: "plan.kind.balance", message: "Balance" },
  settlement: /*i18n*/ { id: "plan.kind.settlement", message: "Difference by the count" },
  kept: /*i18n*/ { id: "plan.kind.kept", message: "Kept by the terms" },
};

const dueWords: Readonly<Record<ItemDue, Message>> = {
  "on-acceptance": /*i18n*/ { id: "plan.due.onAcceptance", message: "on acceptance" },
  "on-proof": /*i18n*/ { id: "plan.due.onProof", message: "once the proof is approved" },
  "before-production": /*i18n*/ { id: "plan.due.beforeProduction", message: "before production" },
  "before-shipping": /*i18n*/ { id: "plan.due.beforeShipping", message: "before shipping" },
  "net-days": /*i18n*/ { id: "plan.due.netDays", message: "within {days, number} days" },
  "after-invoice": /*i18n*/ { id: "plan.due.afterInvoice", message: "once invoiced" },
};

/** When an item of a plan has to be paid. */
export function planDueWords({
  due,
  days,
}: {
  readonly due: ItemDue;
  readonly days: number | null;
}): Message {
  // A plan of before may have no days: then it is due at once.
  return due === "net-days" || days !== null ? withValues(dueWords[due], { days: days ?? 0 }) : dueWords[due];
}

const byDay: Message = /*i18n*/ { id: "plan.due.byDay", message: "by {day}" };

/** The same for an item that is owed: by its day, where that is known. */
export function whenDueWords(
  item: { readonly due: ItemDue; readonly days: number | null; readonly dueOn: string | null },
  locale: Locale,
): Message {
  return item.dueOn === null ? planDueWords(item) : withValues(byDay, { day: showDay(item.dueOn, locale) });
}

const sinceDay: Message = /*i18n*/ { id: "plan.due.sinceDay", message: "due since {day}" };

/** The same for an item whose day is past. */
export function sinceWhenDueWords(item: Parameters<typeof whenDueWords>[0], locale: Locale): Message {
  return item.dueOn === null
    ? planDueWords(item)
    : withValues(sinceDay, { day: showDay(item.dueOn, locale) });
}

const partWords = {
  share: /*i18n*/ { id: "plan.part.share", message: "{share, number} %" },
  amount: /*i18n*/ { id: "plan.part.amount", message: "{amount}" },
  rest: /*i18n*/ { id: "plan.part.rest", message: "the rest" },
} as const satisfies Record<string, Message>;

/** How much of a total that is not known yet, because something has to be chosen first (L9.2). */
export function planPartWords(part: PlanPart, money: MoneyStyle): Message {
  if (part === "rest") return partWords.rest;
  return "ppm" in part
    ? withValues(partWords.share, { share: part.ppm / 10_000 })
    : withValues(partWords.amount, { amount: showCents(part.cents, money) });
}
