import { type SelectQueryBuilder, sql } from "kysely";
import type { trashKinds } from "#contracts/trash.ts";
import { contains } from "../database/contains.ts";
import type { Db } from "../database/db.ts";
import type { Tables } from "../database/tables.ts";
import { countFound } from "../lists/count-found.ts";
import type { Paging } from "../lists/paging.ts";
import type { HistoryRow } from "./history.repository.ts";

type TrashKind = (typeof trashKinds)[number];

export interface TrashFilter {
  readonly kind?: TrashKind | undefined;
  /** The kinds that the reader may know of. */
  readonly kinds: readonly TrashKind[];
  readonly search?: string | undefined;
}

/** One page of the deletions that nothing has undone since, the newest first. */
export async function readTrashPage(db: Db, filter: TrashFilter, paging: Paging): Promise<HistoryRow[]> {
  return await standing(db, filter)
    .selectAll("entry")
    .orderBy("entry.id", "desc")
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
}

export async function countTrash(db: Db, filter: TrashFilter): Promise<number> {
  return await countFound(standing(db, filter));
}

const actionOf = (kind: string, verb: "delete" | "restore") => `${kind.replace("_", "-")}.${verb}`;

function standing(
  db: Db,
  { kind, kinds: known, search }: TrashFilter,
): SelectQueryBuilder<Tables & { entry: Tables["history"] }, "entry", object> {
  const kinds = known.filter((each) => kind === undefined || each === kind);
  const query = db
    .selectFrom("history as entry")
    .where(
      "entry.action",
      "in",
      kinds.map((each) => actionOf(each, "delete")),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("history as later")
            .select(sql`1`.as("one"))
            .whereRef("later.subject", "=", "entry.subject")
            .whereRef("later.subject_id", "=", "entry.subject_id")
            .whereRef("later.id", ">", "entry.id")
            .where(
              "later.action",
              "in",
              kinds.flatMap((each) => [actionOf(each, "delete"), actionOf(each, "restore")]),
            ),
        ),
      ),
    );
  if (!search) return query;
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("deleted_names")
        .select(sql`1`.as("one"))
        .whereRef("deleted_names.history_id", "=", "entry.id")
        .where((eb) => contains(eb.ref("deleted_names.search_text"), search)),
    ),
  );
}
