import type { ListMeta } from "#contracts/lists.ts";
import type { Payment } from "#contracts/payments/payments.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { endOfShopDay, startOfShopDay } from "#domain/time/shop-day.ts";
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

/** What is asked for, by days of the shop, `YYYY-MM-DD`, both included. */
interface PaymentDays extends Omit<PaymentFilter, "since" | "until"> {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface PaymentsQuery extends ListQuery, PaymentDays {
  readonly sort?: PaymentSort | undefined;
}

/** One page of the payments that match. */
export async function staffListPayments(
  services: Pick<Services, "db" | "shop">,
  query: PaymentsQuery,
): Promise<{ payments: Payment[]; meta: ListMeta }> {
  const paging = pagingOf(query, pageSizes.payments[0]);
  const { rows, total } = await readPaymentsPage(services.db, filterOf(services, query), {
    sort: query.sort,
    paging,
  });
  const { currency } = services.shop.facts();
  return { payments: rows.map((row) => showPayment(row, currency)), meta: paging.meta(total) };
}

/** All the payments that match, in portions, the newest first: the full list, and exports. */
export async function* staffReadAllPayments(
  services: Pick<Services, "db" | "shop">,
  query: PaymentDays,
): AsyncGenerator<Payment[]> {
  const filter = filterOf(services, query);
  const { currency } = services.shop.facts();
  for await (const rows of inPortions<PaymentRow>((last) => readPaymentsAfter(services.db, filter, last)))
    yield rows.map((row) => showPayment(row, currency));
}

function filterOf({ shop }: Pick<Services, "shop">, { from, to, ...filter }: PaymentDays): PaymentFilter {
  const { timeZone } = shop.facts();
  return {
    ...filter,
    since: from && startOfShopDay(from, timeZone),
    until: to && endOfShopDay(to, timeZone),
  };
}
