import type { Generated, Selectable } from "kysely";
import type { ItemDue, ItemKind } from "#domain/offers/plan.ts";

/** An item that an accepted offer owes (L10). How it stands is derived, never stored. */
export interface PlanItemTable {
  id: Generated<number>;
  version_id: number;
  order_id: number;
  /** 1, 2, 3 of its order. */
  position: number;
  kind: ItemKind;
  amount_cents: number;
  due: ItemDue;
  due_days: number | null;
  /** The last day on which it is paid in time, where that is known. */
  due_on: string | null;
  /** Since when staff asks no more for what is open. */
  waived_at: string | null;
  waived_by: number | null;
  waived_reason: string | null;
  /** Of what the count asked for (kind `settlement`): since when it is owed. */
  added_at: string | null;
}

export type PlanItemRow = Selectable<PlanItemTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    plan_items: PlanItemTable;
  }
}
