import type { ListMeta } from "#contracts/lists.ts";
import type { Subscription } from "#contracts/newsletter.ts";
import { inPortions } from "#server/platform/http/send-rows.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import type { SubscriptionRow } from "./newsletter.table.ts";
import {
  countSubscriptions,
  readSubscriptionsAfter,
  readSubscriptionsPage,
  type SubscriptionFilter,
  type SubscriptionSort,
} from "./newsletter-list.repository.ts";

const defaultPerPage = 15;

interface SubscriptionsQuery extends ListQuery, SubscriptionFilter {
  readonly sort?: SubscriptionSort | undefined;
}

/** One page of the newsletter's addresses. */
export async function staffListSubscriptions(
  { db }: Pick<Services, "db">,
  query: SubscriptionsQuery,
): Promise<{ subscriptions: Subscription[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const rows = await readSubscriptionsPage(db, query, { sort: query.sort, paging });
  return { subscriptions: rows.map(show), meta: paging.meta(await countSubscriptions(db, query)) };
}

/** All the addresses that match, in portions, for the file of them. */
export async function* staffReadAllSubscriptions(
  { db }: Pick<Services, "db">,
  filter: SubscriptionFilter,
): AsyncGenerator<Subscription[]> {
  const portions = inPortions<SubscriptionRow>((last) => readSubscriptionsAfter(db, filter, last));
  for await (const rows of portions) yield rows.map(show);
}

function show({ id, email, language, consented_at, unsubscribed_at }: SubscriptionRow): Subscription {
  return { id, email, language, consented_at, unsubscribed_at };
}
