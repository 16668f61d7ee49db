import type { Selectable } from "kysely";
import { contains } from "#server/platform/database/contains.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { AuditActor, HistoryTable } from "#server/platform/history/history.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";

export type HistoryRow = Selectable<HistoryTable>;

export interface HistoryFilter {
  /** What was changed, such as `quote`, and which one. */
  readonly subject?: string | undefined;
  readonly subject_id?: number | undefined;
  /** The kinds of records that the reader may know of; all of them where left out. */
  readonly subjects?: readonly string[] | undefined;
  /** The kind of actor. */
  readonly status?: AuditActor["kind"] | undefined;
  /** Found in the actor's name or in the action. */
  readonly search?: string | undefined;
}

type Column = "id" | "created_at";
export type HistorySort = Column | `-${Column}`;

/** One page of the history, the newest first where no order was asked for. */
export async function readHistoryPage(
  db: Db,
  filter: HistoryFilter,
  { sort = "-id", paging }: { sort?: HistorySort | undefined; paging: Paging },
): Promise<HistoryRow[]> {
  const { column, direction } = orderOf<Column>(sort);
  return await matching(db, filter)
    .selectAll()
    .orderBy(column, direction)
    .orderBy("id", direction)
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

export async function countHistory(db: Db, filter: HistoryFilter): Promise<number> {
  return await countFound(matching(db, filter));
}

function matching(db: Db, { subject, subject_id, subjects, status, search }: HistoryFilter) {
  let query = db.selectFrom("history");
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (subject_id !== undefined) query = query.where("subject_id", "=", subject_id);
  if (subjects) query = query.where("subject", "in", subjects);
  if (status) query = query.where("doer", "=", status);
  if (search) {
    query = query.where((eb) =>
      eb.or([contains(eb.fn("lower", ["doer_name"]), search), contains(eb.ref("action"), search)]),
    );
  }
  return query;
}
