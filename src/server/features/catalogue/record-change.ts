import { cutText } from "#domain/text/cut.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { raiseVersion } from "#server/platform/versions/versions.ts";
import type { ProductRow, SizeRow } from "./catalogue.table.ts";
import { readPictures } from "./products/stored-pictures.ts";
import { readPrintAreas } from "./products/stored-print-areas.ts";

type Verb = "create" | "update" | "delete" | "restore";
type Row = ProductRow | SizeRow;

interface Change<R extends Row> {
  readonly verb: Verb;
  readonly before?: R | undefined;
  readonly after?: R | undefined;
  readonly at: Date;
}

/** What every change of the catalogue leaves behind: a line of history, and pages that are rendered afresh on every node. */
export async function recordChange<R extends Row>(
  transaction: Transaction,
  actor: Staff,
  subject: "product" | "size",
  subjectId: number,
  { verb, before, after, at }: Change<R>,
): Promise<void> {
  await recordAudit(transaction, {
    subject,
    subjectId,
    action: `${subject}.${verb}`,
    actor: auditActorOf(actor),
    before: before && auditValues(before, after),
    after: after && auditValues(after, before),
    at,
  });
  await raiseVersion(transaction, "catalogue");
}

/** In characters. */
const longest = 5_000;

// Computed from the other columns, or of no interest in the history.
const silent: ReadonlySet<string> = new Set([
  "id",
  "name_key",
  "search_key",
  "version",
  "shop_order",
  "created_at",
]);

/** The columns worth telling; beside another row, those that differ from it. Pictures that are data would fill pages. */
function auditValues(row: Row, other: Row | undefined): Record<string, unknown> {
  const others = new Map(Object.entries(other ?? {}));
  const columns = Object.entries(row).filter(
    ([column, value]) => !silent.has(column) && (!other || others.get(column) !== value),
  );
  return Object.fromEntries(
    columns.map(([column, value]) => [column, typeof value === "string" ? told(column, value) : value]),
  );
}

function told(column: string, value: string): unknown {
  if (column === "print_areas") return readPrintAreas({ print_areas: value });
  if (column !== "pictures") return cutText(value, longest);
  return readPictures({ pictures: value }).map(({ picture: _, image, ...alts }) => ({
    image: cutText(image, longest),
    ...alts,
  }));
}
