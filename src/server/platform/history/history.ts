import { type Expression, type Generated, type Selectable, type SqlBool, sql } from "kysely";
import { shopAsActor } from "#domain/shop/shop-as-actor.ts";
import { eventsOf } from "#domain/webhooks/webhook-events.ts";
import { searchable } from "../database/contains.ts";
import type { Db, Transaction } from "../database/db.ts";
import { countFound } from "../lists/count-found.ts";
import { queueEvent } from "../webhooks/queue-event.ts";
import { deletedName, isDeletion } from "./deleted-name.ts";

export interface HistoryTable {
  id: Generated<number>;
  subject: string;
  subject_id: number;
  action: string;
  doer: AuditActor["kind"];
  doer_id: number | null;
  doer_name: string;
  before: string | null;
  after: string | null;
  created_at: string;
}

/** What things in the trash were called, in the form in which texts are searched. */
export interface DeletedNameTable {
  /** The audit entry of the deletion. */
  history_id: number;
  search_text: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    history: HistoryTable;
    deleted_names: DeletedNameTable;
  }
}

/** Who did it: a member of staff, a program with an API key, a client, or the shop itself (a webhook, a job). */
export interface AuditActor {
  readonly kind: "staff" | "key" | "client" | "visitor" | "system";
  readonly id: number | null;
  readonly name: string;
}

export const theShop: AuditActor = { kind: "system", id: null, name: shopAsActor };

interface AuditEntry {
  readonly subject: string;
  readonly subjectId: number;
  readonly action: string;
  readonly actor: AuditActor;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  readonly at: Date;
}

/**
 * Records who changed what, in the transaction of the change, and answers the entry's id; what stands afterwards as it
 * stood before leaves no entry. What is an event for other programs is laid before them (SPEC-4.61). Entries are never updated or deleted.
 */
export async function recordAudit(transaction: Transaction, entry: AuditEntry): Promise<number | undefined> {
  if (entry.before && JSON.stringify(entry.before) === JSON.stringify(entry.after)) return undefined;
  const insert = transaction.insertInto("history").values({
    subject: entry.subject,
    subject_id: entry.subjectId,
    action: entry.action,
    doer: entry.actor.kind,
    doer_id: entry.actor.id,
    doer_name: entry.actor.name,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
    created_at: entry.at.toISOString(),
  });
  const { id } = await insert.returning("id").executeTakeFirstOrThrow();
  if (isDeletion(entry.action)) {
    const name = { history_id: id, search_text: searchable(deletedName(entry.before)) };
    await transaction.insertInto("deleted_names").values(name).execute();
  }
  const state = typeof entry.after?.state === "string" ? entry.after.state : undefined;
  for (const event of eventsOf(entry)) await queueEvent(transaction, { ...entry, event, state });
  return id;
}

/** When one of these things was last done to each of the subjects; nothing for those to which none was. */
export async function findLastAuditTimes(
  db: Db,
  subject: string,
  subjectIds: readonly number[],
  actions: readonly string[],
): Promise<ReadonlyMap<number, string>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("history")
    .select("subject_id")
    .select((eb) => eb.fn.max("created_at").as("at"))
    .where("subject", "=", subject)
    .where("subject_id", "in", subjectIds)
    .where("action", "in", actions)
    .groupBy("subject_id")
    .execute();
  return new Map(rows.map(({ subject_id, at }) => [subject_id, at]));
}

/** A line of the history. */
export async function findAuditEntry(db: Db, id: number): Promise<Selectable<HistoryTable> | undefined> {
  return await db.selectFrom("history").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The last time that something was done to a subject. */
export async function findLastAuditEntry(
  db: Db,
  { subject, subjectId, action }: Pick<AuditEntry, "subject" | "subjectId" | "action">,
): Promise<Selectable<HistoryTable> | undefined> {
  return await db
    .selectFrom("history")
    .selectAll()
    .where("subject", "=", subject)
    .where("subject_id", "=", subjectId)
    .where("action", "=", action)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** How often something was done, since a moment, to the subjects that a query finds by their ids. */
export async function countDoneSince(
  db: Db,
  { subject, ids, action }: Pick<AuditEntry, "subject" | "action"> & { ids: Expression<{ id: number }> },
  since: Date,
): Promise<number> {
  return await countFound(
    db
      .selectFrom("history")
      .where("subject", "=", subject)
      .where(sql<SqlBool>`subject_id in ${ids}`)
      .where("action", "=", action)
      .where("created_at", ">", since.toISOString()),
  );
}

export type DoneEntry = Pick<
  Selectable<HistoryTable>,
  "action" | "subject" | "subject_id" | "doer_name" | "after"
>;

/** What was done in a span of time, of some actions, the oldest first. */
export async function findDoneBetween(
  db: Db,
  actions: readonly string[],
  { from, before }: { readonly from: string; readonly before: string },
): Promise<DoneEntry[]> {
  return await db
    .selectFrom("history")
    .select(["action", "subject", "subject_id", "doer_name", "after"])
    .where("action", "in", actions)
    .where("created_at", ">=", from)
    .where("created_at", "<", before)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
