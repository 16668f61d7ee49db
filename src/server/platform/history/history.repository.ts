import type { Selectable } from "kysely";
import { contains } from "../database/contains.ts";
import type { Db } from "../database/db.ts";
import { countFound } from "../lists/count-found.ts";
import { orderOf, type Paging } from "../lists/paging.ts";
import type { AuditActor, HistoryTable } from "./history.ts";

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

/** What was done to one subject, the oldest first; only these actions where some are named. */
export async function findAuditEntries(
  db: Db,
  { subject, subjectId, actions }: { subject: string; subjectId: number; actions?: readonly string[] },
  most: number,
): Promise<HistoryRow[]> {
  const all = db
    .selectFrom("history")
    .selectAll()
    .where("subject", "=", subject)
    .where("subject_id", "=", subjectId);
  const asked = actions ? all.where("action", "in", actions) : all;
  return await asked.orderBy("id").limit(most).execute();
}
