import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import { type AddressKind, addressKinds, type CompanyAddress } from "#domain/companies/company-rules.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { Also } from "#server/platform/lists/look-for.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import type { AddressTable, CompanyTable } from "./companies.table.ts";
import { findCompaniesOfClients, selectCompaniesOfClient } from "./contacts.repository.ts";

type Row = Selectable<CompanyTable>;
export type CompanyColumns = Omit<Insertable<CompanyTable>, "id" | "created_at" | "version">;
export type Addresses = Readonly<Record<AddressKind, CompanyAddress | null>>;

/** A company with its addresses. */
export interface Company {
  readonly row: Row;
  readonly addresses: Addresses;
}

export async function findCompany(db: Db, id: number): Promise<Company | undefined> {
  const row = await db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirst();
  return row && (await withAddresses(db, [row]))[0];
}

/** How companies are called. */
export async function findCompanyNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("companies")
    .select(["id", "name"])
    .where(isOneOf(db, "id", ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The company of a name, whatever its capitals; the oldest where there are several. */
export async function findCompanyNamed(db: Db, name: string): Promise<number | undefined> {
  const found = await db
    .selectFrom("companies")
    .select("id")
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** One page of the companies that a client is a contact of, by name, and how many they are. */
export async function readCompaniesOfClient(
  db: Db,
  clientId: number,
  { limit, offset }: Pick<Paging, "limit" | "offset">,
): Promise<{ companies: Company[]; total: number }> {
  const his = db.selectFrom("companies").where("id", "in", selectCompaniesOfClient(db, clientId));
  const rows = await his.selectAll().orderBy("name").orderBy("id").limit(limit).offset(offset).execute();
  return { companies: await withAddresses(db, rows), total: await countFound(his) };
}

type Column = "id" | "name" | "created_at";
export type CompanySort = Column | `-${Column}`;

const id = sql.ref("id");

/** Each has its index. */
const orders = {
  id: [id],
  name: [sql`lower(name)`, id],
  created_at: [sql.ref("created_at"), id],
} as const satisfies Record<Column, unknown>;

/** Whose quotes hold a text, as far as a text tells them from others. */
interface Buyers {
  readonly companyIds: readonly number[];
  readonly clientIds: readonly number[];
}

/** Finds them: quotes know, and they stand in a feature that asks this one. */
export type FindBuyers = (db: Db, text: string) => Promise<Buyers>;

/** A text, and the buyers whose quotes hold it. */
export interface CompanySearch {
  readonly text: string;
  readonly buyers: Buyers;
}

/** The companies that buy for these, or whose contacts they are. */
async function alsoOfBuyers(db: Db, { companyIds, clientIds }: Buyers): Promise<Also | undefined> {
  const ofContacts = await findCompaniesOfClients(db, clientIds);
  const ids = [...new Set([...companyIds, ...ofContacts])];
  return ids.length === 0 ? undefined : { condition: isOneOf(db, "id", ids), count: ids.length };
}

/** One page of the companies that match, by name where no order was asked for, and how many match. */
export async function readCompaniesPage(
  db: Db,
  search: CompanySearch | undefined,
  { sort = "name", paging }: { sort?: CompanySort | undefined; paging: Pick<Paging, "limit" | "offset"> },
): Promise<{ companies: Company[]; total: number }> {
  const { column, direction } = orderOf<Column>(sort);
  const { ids, total } = await readLongList(db, {
    table: searchedTables.companies,
    conditions: [],
    search: search?.text,
    also: search && (await alsoOfBuyers(db, search.buyers)),
    order: orders[column],
    direction,
    paging,
    known: search ? undefined : totalOf(await readListCounts(db, "companies")),
  });
  if (ids.length === 0) return { companies: [], total };
  const rows = await db.selectFrom("companies").selectAll().where("id", "in", ids).execute();
  return { companies: await withAddresses(db, inOrderOf(ids, rows)), total };
}

export async function insertCompany(
  transaction: Transaction,
  { addresses, ...columns }: CompanyColumns & { readonly addresses: Addresses },
  at: Date,
): Promise<Company> {
  const row = await transaction
    .insertInto("companies")
    .values({ ...columns, created_at: at.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAddresses(transaction, row.id, addresses);
  return { row, addresses };
}

/** Changes a company if it still stands at this version; nothing when it does not. */
export async function updateCompany(
  transaction: Transaction,
  { id, version }: Pick<Row, "id" | "version">,
  { addresses, ...columns }: Updateable<CompanyTable> & { readonly addresses: Addresses },
): Promise<Company | undefined> {
  const row = await transaction
    .updateTable("companies")
    .set({ ...columns, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await writeAddresses(transaction, id, addresses);
  return { row, addresses };
}

/** Makes others who ask for the same company's credit wait until the transaction ends. */
export async function lockCompany(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .updateTable("companies")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", id)
    .execute();
}

async function writeAddresses(transaction: Transaction, id: number, addresses: Addresses): Promise<void> {
  await transaction.deleteFrom("addresses").where("company_id", "=", id).execute();
  const rows = addressKinds.flatMap((kind): Insertable<AddressTable>[] => {
    const address = addresses[kind];
    return address ? [{ ...address, company_id: id, kind }] : [];
  });
  if (rows.length > 0) await transaction.insertInto("addresses").values(rows).execute();
}

async function withAddresses(db: Db, rows: readonly Row[]): Promise<Company[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db.selectFrom("addresses").selectAll().where("company_id", "in", ids).execute();
  return rows.map((row) => {
    const of = (kind: AddressKind) => {
      const address = found.find((each) => each.company_id === row.id && each.kind === kind);
      if (!address) return null;
      const { street, city, state, postal_code, country } = address;
      return { street, city, state, postal_code, country };
    };
    return { row, addresses: { billing: of("billing"), shipping: of("shipping") } };
  });
}
