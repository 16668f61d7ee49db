import type { ClientRow } from "#contracts/clients/client-records.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { systemReadDetails } from "#server/features/clients/client-details.ts";
import {
  type ClientOrder,
  type ListedClient,
  systemCountClients,
  systemReadClientPage,
} from "#server/features/clients/system-list-clients.ts";
import type { Db } from "#server/platform/database/db.ts";
import { type ListQuery, orderOf, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { findClientsByQuotes, findNewestQuotes } from "../model/clients-of-quotes.repository.ts";

const [defaultPerPage] = pageSizes.clients;

interface ClientsQuery extends ListQuery {
  readonly search?: string | undefined;
  readonly sort?: ClientOrder["column"] | `-${ClientOrder["column"]}` | undefined;
}

/** One page of the clients, the newest first unless asked otherwise; a search finds them by all that their quotes hold. */
export async function staffListClients(
  { db }: Pick<Services, "db">,
  query: ClientsQuery,
): Promise<{ clients: ClientRow[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const found = query.search ? await findClientsByQuotes(db, query.search) : undefined;
  const total = found?.total ?? (await systemCountClients(db));
  const order = orderOf<ClientOrder["column"]>(query.sort ?? "-created_at");
  const rows = await systemReadClientPage(db, { condition: found?.condition, total, order, paging });
  return { clients: await showClients(db, rows), meta: paging.meta(total) };
}

/** Clients with what their newest quote tells of them. */
export async function showClients(db: Db, rows: readonly ListedClient[]): Promise<ClientRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const quotes = await findNewestQuotes(db, ids);
  const details = await systemReadDetails(db, ids);
  return rows.map(({ id, name, email, language, created_at }) => {
    const { count = 0, newest } = quotes.get(id) ?? {};
    const noted = details.get(id);
    return {
      ...{ id, name, email, language, created_at, quote_count: count },
      phone: noted?.phone ?? newest?.phone ?? null,
      company: noted?.company ?? newest?.company ?? null,
      last_quote_at: newest?.created_at ?? null,
    };
  });
}
