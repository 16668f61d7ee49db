import type { ListMeta } from "#contracts/lists.ts";
import type { Payment } from "#contracts/payments.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { inPortions } from "#server/platform/http/send-rows.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import { showPayment } from "../ledger/show-payment.ts";
import {
  type PaymentFilter,
  type PaymentSort,
  readPaymentsAfter,
  readPaymentsPage,
} from "./payments-list.repository.ts";

interface PaymentsQuery extends ListQuery, PaymentFilter {
  readonly sort?: PaymentSort | undefined;
}

/** One page of the payments that match. */
export async function staffListPayments(
  { db }: Pick<Services, "db">,
  query: PaymentsQuery,
): Promise<{ payments: Payment[]; meta: ListMeta }> {
  const paging = pagingOf(query, pageSizes.payments[0]);
  const { rows, total } = await readPaymentsPage(db, query, { sort: query.sort, paging });
  return { payments: rows.map(showPayment), meta: paging.meta(total) };
}

/** All the payments that match, in portions, the newest first: the full list, and exports. */
export async function* staffReadAllPayments(
  { db }: Pick<Services, "db">,
  filter: PaymentFilter,
): AsyncGenerator<Payment[]> {
  for await (const rows of inPortions<PaymentRow>((last) => readPaymentsAfter(db, filter, last)))
    yield rows.map(showPayment);
}
