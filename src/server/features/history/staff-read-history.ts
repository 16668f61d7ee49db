import { z } from "zod";
import type { HistoryEntry } from "#contracts/history.ts";
import type { ListMeta } from "#contracts/lists.ts";
import {
  countHistory,
  type HistoryFilter,
  type HistoryRow,
  type HistorySort,
  readHistoryPage,
} from "#server/platform/history/history.repository.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";

const defaultPerPage = 25;
const values = z.record(z.string(), z.unknown());

interface HistoryQuery extends ListQuery, HistoryFilter {
  readonly sort?: HistorySort | undefined;
}

/** One page of what was changed, by whom and when: of everything, or of one quote, payment, product or user. */
export async function staffReadHistory(
  { db }: Pick<Services, "db">,
  query: HistoryQuery,
): Promise<{ history: HistoryEntry[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const rows = await readHistoryPage(db, query, { sort: query.sort, paging });
  return { history: rows.map(show), meta: paging.meta(await countHistory(db, query)) };
}

function show(row: HistoryRow): HistoryEntry {
  return { ...row, before: readValues(row.before), after: readValues(row.after) };
}

function readValues(text: string | null): Record<string, unknown> | null {
  return text === null ? null : values.parse(JSON.parse(text));
}
