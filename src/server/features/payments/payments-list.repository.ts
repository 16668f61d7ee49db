import { sql } from "kysely";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { days } from "#domain/time/durations.ts";
import { contains } from "#server/platform/database/contains.ts";
import type { Db } from "#server/platform/database/db.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import type { PaymentRow } from "./payments.table.ts";

export interface PaymentFilter {
  readonly search?: string | undefined;
  readonly status?: PaymentStatus | undefined;
  /** Days of UTC, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type Column = "id" | "customer_name" | "customer_email" | "product_name" | "amount" | "status" | "created_at";
export type PaymentSort = Column | `-${Column}`;

/** One page of the payments that match, the newest first where no order was asked for. */
export async function readPaymentsPage(
  db: Db,
  filter: PaymentFilter,
  { sort = "-created_at", paging }: { sort?: PaymentSort | undefined; paging: Paging },
): Promise<PaymentRow[]> {
  const { column, direction } = orderOf<Column>(sort);
  return await matching(db, filter)
    .selectAll()
    .orderBy(sortColumns[column], direction)
    .orderBy("id", direction)
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

export async function countPayments(db: Db, filter: PaymentFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const portion = 500;

/** The payments that match and come after `last`, the newest first: the next portion of the whole list. */
export async function readPaymentsAfter(
  db: Db,
  filter: PaymentFilter,
  last: Pick<PaymentRow, "id" | "created_at"> | undefined,
): Promise<PaymentRow[]> {
  let query = matching(db, filter).selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
  if (last) {
    query = query.where((eb) =>
      eb.or([
        eb("created_at", "<", last.created_at),
        eb.and([eb("created_at", "=", last.created_at), eb("id", "<", last.id)]),
      ]),
    );
  }
  return await query.limit(portion).execute();
}

function matching(db: Db, { search, status, from, to }: PaymentFilter) {
  let query = db.selectFrom("payments");
  if (search) query = query.where((eb) => contains(eb.ref("search_text"), search));
  if (status) query = query.where("status", "=", status);
  if (from) query = query.where("created_at", ">=", from);
  if (to) query = query.where("created_at", "<", dayAfter(to));
  return query;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + days(1)).toISOString();
}

const sortColumns = {
  id: sql.ref("id"),
  customer_name: sql`lower(customer_name)`,
  customer_email: sql`lower(customer_email)`,
  product_name: sql`lower(product_name)`,
  amount: sql.ref("amount_cents"),
  status: sql.ref("status"),
  created_at: sql.ref("created_at"),
} as const satisfies Record<Column, unknown>;
