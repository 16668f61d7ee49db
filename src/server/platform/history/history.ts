import type { Generated, Selectable } from "kysely";
import { searchable } from "../database/contains.ts";
import type { Db, Transaction } from "../database/db.ts";
import { deletedName, isDeletion } from "./deleted-name.ts";

export interface HistoryTable {
  id: Generated<number>;
  subject: string;
  subject_id: number;
  action: string;
  doer: Doer["kind"];
  doer_id: number | null;
  doer_name: string;
  before: string | null;
  after: string | null;
  created_at: string;
}

/** What things in the trash were called, in the form in which texts are searched. */
export interface DeletedNameTable {
  /** The line of the history that tells of the deletion. */
  history_id: number;
  search_text: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    history: HistoryTable;
    deleted_names: DeletedNameTable;
  }
}

/** Who did it: a member of staff, a client, or the shop itself (a webhook, a job). */
export interface Doer {
  readonly kind: "staff" | "client" | "visitor" | "system";
  readonly id: number | null;
  readonly name: string;
}

export const theShop: Doer = { kind: "system", id: null, name: "Green Eco" };

interface Deed {
  readonly subject: string;
  readonly subjectId: number;
  readonly action: string;
  readonly doer: Doer;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  readonly at: Date;
}

/** Writes down who changed what, in the transaction that changes it. Nothing ever updates or deletes a line of it. */
export async function recordDeed(transaction: Transaction, deed: Deed): Promise<void> {
  const insert = transaction.insertInto("history").values({
    subject: deed.subject,
    subject_id: deed.subjectId,
    action: deed.action,
    doer: deed.doer.kind,
    doer_id: deed.doer.id,
    doer_name: deed.doer.name,
    before: deed.before ? JSON.stringify(deed.before) : null,
    after: deed.after ? JSON.stringify(deed.after) : null,
    created_at: deed.at.toISOString(),
  });
  if (!isDeletion(deed.action)) return void (await insert.execute());
  const { id } = await insert.returning("id").executeTakeFirstOrThrow();
  const name = { history_id: id, search_text: searchable(deletedName(deed.before)) };
  await transaction.insertInto("deleted_names").values(name).execute();
}

/** The last time that something was done to a subject. */
export async function findLastDeed(
  db: Db,
  { subject, subjectId, action }: Pick<Deed, "subject" | "subjectId" | "action">,
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
