import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  clientNow,
  systemSelectAsOneClient,
  systemSelectAsOneClients,
} from "#server/features/clients/as-one-client.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Paging } from "#server/platform/lists/paging.ts";
import "./companies.table.ts";

const contactNow = clientNow("company_contacts.client_id");

interface Which {
  readonly companyId: number;
  readonly clientId: number;
}

export interface ContactRow {
  readonly client_id: number;
  readonly title: string;
  readonly created_at: string;
}

/** One page of the contacts of a company, the first one first; two that became one client are one. */
export async function findContactRows(
  db: Db,
  companyId: number,
  { limit, offset }: Pick<Paging, "limit" | "offset">,
): Promise<ContactRow[]> {
  return await contactsOf(db, companyId)
    .select((eb) => ["client_id", eb.fn.max("title").as("title"), eb.fn.min("created_at").as("created_at")])
    .groupBy("client_id")
    .orderBy((eb) => eb.fn.min("created_at"))
    .orderBy("client_id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The ids of all contacts of a company. */
export async function findContactIds(db: Db, companyId: number): Promise<number[]> {
  const rows = await contactsOf(db, companyId).select("client_id").distinct().execute();
  return rows.map(({ client_id }) => client_id);
}

function contactsOf(db: Db, companyId: number) {
  const each = db
    .selectFrom("company_contacts")
    .select([contactNow.as("client_id"), "title", "created_at"])
    .where("company_id", "=", companyId);
  return db.selectFrom(each.as("contacts"));
}

/** What a client is to a company under this address or one that became it; undefined where he is no contact. */
export async function findContactRow(
  db: Db,
  { companyId, clientId }: Which,
): Promise<ContactRow | undefined> {
  const row = await db
    .selectFrom("company_contacts")
    .select(["title", "created_at"])
    .where("company_id", "=", companyId)
    .where("client_id", "in", systemSelectAsOneClient(db, clientId))
    .orderBy("created_at")
    .executeTakeFirst();
  return row && { client_id: clientId, ...row };
}

/** How many contacts each of these companies has. */
export async function countContacts(db: Db, companyIds: readonly number[]): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("company_contacts")
    .select((eb) => ["company_id", eb.fn.count<number>(contactNow).distinct().as("count")])
    .where("company_id", "in", companyIds)
    .groupBy("company_id")
    .execute();
  return new Map(rows.map(({ company_id, count }) => [company_id, Number(count)]));
}

/** As a part of a query: the companies that a client is a contact of, under this address or one that became it. */
export function selectCompaniesOfClient(db: Db, clientId: number) {
  return db
    .selectFrom("company_contacts")
    .select("company_id")
    .distinct()
    .where("client_id", "in", systemSelectAsOneClient(db, clientId));
}

/** The company of each of these clients who is a contact of one alone. */
export async function findOnlyCompanies(
  db: Db,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("company_contacts")
    .select([contactNow.as("client_id"), "company_id"])
    .distinct()
    .where("client_id", "in", systemSelectAsOneClients(db, clientIds))
    .execute();
  const ofClients = Map.groupBy(rows, ({ client_id }) => client_id);
  return new Map(
    [...ofClients].flatMap(([clientId, [only, another]]) =>
      only && !another ? [[clientId, only.company_id] as const] : [],
    ),
  );
}

/** As a condition: the client that a column names is a contact of a company. */
export function isContact(companyId: number, idColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(idColumn)} in (
    select ${contactNow} from company_contacts where company_id = ${companyId})`;
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

export async function changeContactTitle(
  transaction: Transaction,
  { companyId, clientId, title }: Which & { readonly title: string },
): Promise<void> {
  await transaction
    .updateTable("company_contacts")
    .set({ title })
    .where("company_id", "=", companyId)
    .where("client_id", "in", systemSelectAsOneClient(transaction, clientId))
    .execute();
}

export async function removeContactRow(
  transaction: Transaction,
  { companyId, clientId }: Which,
): Promise<void> {
  await transaction
    .deleteFrom("company_contacts")
    .where("company_id", "=", companyId)
    .where("client_id", "in", systemSelectAsOneClient(transaction, clientId))
    .execute();
}

/** The companies that these clients are contacts of. */
export async function findCompaniesOfClients(db: Db, clientIds: readonly number[]): Promise<number[]> {
  if (clientIds.length === 0) return [];
  const rows = await db
    .selectFrom("company_contacts")
    .select("company_id")
    .distinct()
    .where(isOneOf(db, "client_id", clientIds))
    .execute();
  return rows.map(({ company_id }) => company_id);
}
