import { z } from "zod";
import { type Trashed, trashed } from "#contracts/trash.ts";
import { isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import { roles } from "#domain/accounts/roles.ts";
import { deletedName } from "#server/platform/history/deleted-name.ts";
import type { HistoryRow } from "#server/platform/history/history.repository.ts";
import { countTrash, readTrashPage, type TrashFilter } from "#server/platform/history/trash.repository.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";

const defaultPerPage = 10;

interface TrashQuery extends ListQuery {
  readonly status?: TrashFilter["kind"];
  readonly kinds: TrashFilter["kinds"];
  readonly search?: string | undefined;
}

/** Deleted and not restored since, from the history: deletions are never final. */
export async function staffListTrash({ db }: Pick<Services, "db">, query: TrashQuery) {
  const paging = pagingOf(query, defaultPerPage);
  const filter = { kind: query.status, kinds: query.kinds, search: query.search };
  const rows = await readTrashPage(db, filter, paging);
  return { trash: rows.map(show), meta: paging.meta(await countTrash(db, filter)) };
}

const account = z.looseObject({ is_admin: z.boolean(), role: z.enum(roles).nullish() });

/** An account that had a guarded role: restoring it gives that back (SPEC-4.47). */
function isGuarded(before: unknown): boolean {
  const { data } = account.safeParse(before);
  return data !== undefined && isGuardedRole(data.is_admin ? "owner" : (data.role ?? null));
}

function show(row: HistoryRow): Trashed {
  const before: unknown = JSON.parse(row.before ?? "{}");
  return trashed.parse({
    id: row.id,
    kind: row.subject,
    record_id: row.subject_id,
    name: deletedName(before) || `#${row.subject_id}`,
    deleted_by: row.doer_name,
    deleted_at: row.created_at,
    asks_for_proof: row.subject === "user" && isGuarded(before),
  });
}
