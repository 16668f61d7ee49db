import type { DraftPlanItem } from "#domain/offers/draft.ts";
import type { PlanDue, PlanItem, PlanKind } from "#domain/offers/plan.ts";
import { writeNumber } from "#web/ui/fields/typed-number.ts";
import { numberIn } from "../number-in.ts";

/** An item of a plan as it is typed. */
export interface TypedPlanItem {
  readonly key: number;
  readonly kind: PlanKind;
  readonly partIn: "percent" | "amount" | "rest";
  /** In per cent or in money; nothing of the rest. */
  readonly part: string;
  readonly due: PlanDue;
  /** Only where it is due after days. */
  readonly days: string;
}

/** What can be done to a plan that is being written. The rest stays the last item. */
export type PlanEdit =
  | { readonly do: "begin" }
  | { readonly do: "add"; readonly after?: number }
  | { readonly do: "remove"; readonly key: number }
  | { readonly do: "move"; readonly key: number; readonly by: -1 | 1 }
  | { readonly do: "change"; readonly key: number; readonly changes: Partial<Omit<TypedPlanItem, "key">> };

/** What a plan of one's own begins with: a deposit whose share is still to be typed, and the rest. */
const firstItems: readonly TypedPlanItem[] = [
  { key: 1, kind: "deposit", partIn: "percent", part: "", due: "on-acceptance", days: "" },
  { key: 2, kind: "balance", partIn: "rest", part: "", due: "before-shipping", days: "" },
];

export function editPlan(plan: readonly TypedPlanItem[], edit: PlanEdit): readonly TypedPlanItem[] {
  switch (edit.do) {
    case "begin":
      return firstItems;
    case "add":
      return add(plan, edit.after);
    case "remove":
      return plan.filter(({ key }) => key !== edit.key);
    case "move":
      return move(plan, edit.key, edit.by);
    case "change":
      return plan.map((item) => (item.key === edit.key ? { ...item, ...edit.changes } : item));
  }
}

function add(plan: readonly TypedPlanItem[], after: number | undefined): readonly TypedPlanItem[] {
  const key = Math.max(0, ...plan.map((item) => item.key)) + 1;
  const item: TypedPlanItem = {
    ...{ key, kind: "milestone", partIn: "percent", part: "" },
    ...{ due: "before-production", days: "" },
  };
  const place = plan.findIndex((each) => each.key === after);
  const beforeRest = plan.length - 1;
  return plan.toSpliced(place < 0 ? beforeRest : Math.min(place + 1, beforeRest), 0, item);
}

function move(plan: readonly TypedPlanItem[], key: number, by: -1 | 1): readonly TypedPlanItem[] {
  const from = plan.findIndex((item) => item.key === key);
  const [item, other] = [plan[from], plan[from + by]];
  if (!item || !other || item.partIn === "rest" || other.partIn === "rest") return plan;
  return plan.with(from, other).with(from + by, item);
}

/** A plan as it is agreed, as it is typed. */
export function typedPlanOf(plan: readonly PlanItem[], locale: string): readonly TypedPlanItem[] {
  const write = (value: number, decimals: number) => writeNumber(value, { decimals, locale });
  return plan.map(({ kind, part, due, days }, index) => ({
    ...{ key: index + 1, kind, due, days: days === undefined ? "" : String(days) },
    ...(part === "rest"
      ? { partIn: "rest", part: "" }
      : "ppm" in part
        ? { partIn: "percent", part: write(part.ppm / 10_000, 4) }
        : { partIn: "amount", part: write(part.cents / 100, 2) }),
  }));
}

/** What is typed, as the call carries it; what is no number becomes NaN, which no rule takes. */
export function toDraftPlan(plan: readonly TypedPlanItem[], locale: string): DraftPlanItem[] {
  return plan.map(({ kind, partIn, part, due, days }) => {
    const item = {
      ...{ kind, due },
      ...(due === "net-days" && { days: numberIn(days, 0, locale) ?? Number.NaN }),
    };
    if (partIn === "rest") return { ...item, rest: true };
    if (partIn === "percent") return { ...item, percent: numberIn(part, 4, locale) ?? Number.NaN };
    return { ...item, amount: numberIn(part, 2, locale) ?? Number.NaN };
  });
}
