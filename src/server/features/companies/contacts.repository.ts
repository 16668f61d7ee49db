import { sql } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import "./companies.table.ts";

/** A client who became another one counts as that one, for as long as the merge stands. */
const clientNow = sql<number>`coalesce(
  (select merged_into from clients where clients.id = company_contacts.client_id), company_contacts.client_id)`;

export interface ContactRow {
  readonly client_id: number;
  readonly title: string;
  readonly created_at: string;
}

/** The contacts of a company, the first one first; two that became one client are one. */
export async function findContactRows(db: Db, companyId: number): Promise<ContactRow[]> {
  const rows = await db
    .selectFrom("company_contacts")
    .select([clientNow.as("client_id"), "title", "created_at"])
    .where("company_id", "=", companyId)
    .orderBy("created_at")
    .orderBy("client_id")
    .execute();
  const seen = new Set<number>();
  return rows.filter(({ client_id }) => !seen.has(client_id) && seen.add(client_id));
}

/** How many contacts each of these companies has. */
export async function countContacts(db: Db, companyIds: readonly number[]): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("company_contacts")
    .select((eb) => ["company_id", eb.fn.count<number>(clientNow).distinct().as("count")])
    .where("company_id", "in", companyIds)
    .groupBy("company_id")
    .execute();
  return new Map(rows.map(({ company_id, count }) => [company_id, Number(count)]));
}

/** The companies that a client is a contact of, under this address or one that became it. */
export async function findCompanyIdsOfClient(db: Db, clientId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("company_contacts")
    .select("company_id")
    .distinct()
    .where("client_id", "in", sameClient(db, clientId))
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export async function addContactRow(
  transaction: Transaction,
  row: ContactRow & { readonly company_id: number },
): Promise<boolean> {
  const added = await transaction
    .insertInto("company_contacts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["company_id", "client_id"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

interface Which {
  readonly companyId: number;
  readonly clientId: number;
}

export async function changeContactTitle(
  transaction: Transaction,
  { companyId, clientId, title }: Which & { readonly title: string },
): Promise<void> {
  await transaction
    .updateTable("company_contacts")
    .set({ title })
    .where("company_id", "=", companyId)
    .where("client_id", "in", sameClient(transaction, clientId))
    .execute();
}

export async function removeContactRow(
  transaction: Transaction,
  { companyId, clientId }: Which,
): Promise<void> {
  await transaction
    .deleteFrom("company_contacts")
    .where("company_id", "=", companyId)
    .where("client_id", "in", sameClient(transaction, clientId))
    .execute();
}

function sameClient(db: Db, clientId: number) {
  return db
    .selectFrom("clients")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", clientId), eb("merged_into", "=", clientId)]));
}
