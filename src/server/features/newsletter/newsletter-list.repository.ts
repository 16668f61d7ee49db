import { containsLiteral } from "#server/platform/database/contains.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import type { SubscriptionRow } from "./newsletter.table.ts";

export interface SubscriptionFilter {
  readonly search?: string | undefined;
  readonly status?: "subscribed" | "unsubscribed" | undefined;
}

type Column = "id" | "email" | "consented_at";
export type SubscriptionSort = Column | `-${Column}`;

/** One page of the addresses that match, the newest consent first where no order was asked for. */
export async function readSubscriptionsPage(
  db: Db,
  filter: SubscriptionFilter,
  { sort = "-consented_at", paging }: { sort?: SubscriptionSort | undefined; paging: Paging },
): Promise<SubscriptionRow[]> {
  const { column, direction } = orderOf<Column>(sort);
  return await matching(db, filter)
    .selectAll()
    .orderBy(column === "email" ? "email_key" : column, direction)
    .orderBy("id", direction)
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

export async function countSubscriptions(db: Db, filter: SubscriptionFilter): Promise<number> {
  return await countFound(matching(db, filter));
}

const portion = 500;

/** The addresses that match and come after `last`, in the order of their ids: the next portion of an export. */
export async function readSubscriptionsAfter(
  db: Db,
  filter: SubscriptionFilter,
  last: SubscriptionRow | undefined,
): Promise<SubscriptionRow[]> {
  return await matching(db, filter)
    .selectAll()
    .where("id", ">", last?.id ?? 0)
    .orderBy("id")
    .limit(portion)
    .execute();
}

function matching(db: Db, { search, status }: SubscriptionFilter) {
  let query = db.selectFrom("newsletter_subscriptions");
  if (search)
    query = query.where((eb) =>
      eb.or(emailSpellings(search).map((spelling) => containsLiteral(eb.ref("email_key"), spelling))),
    );
  if (status) query = query.where("unsubscribed_at", status === "subscribed" ? "is" : "is not", null);
  return query;
}
