import { draftLine } from "#contracts/quotes/drafts.ts";
import type { SavedLineAnswer, SavedLineBody } from "#contracts/quotes/templates.ts";
import { maximumTemplates, tooManyTemplates } from "#domain/offers/template-rules.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import {
  addSavedLine,
  changeSavedLineRow,
  deleteSavedLineRow,
  findSavedLineRow,
  listSavedLineRows,
  type SavedLineRow,
} from "../model/templates.repository.ts";

/** The lines that staff has saved, by name. */
export async function readSavedLines({ db }: Pick<Services, "db">): Promise<SavedLineAnswer[]> {
  return (await listSavedLineRows(db)).map(show);
}

/** Saves a line under a name. @throws 422 where as many are kept as can be */
export async function staffSaveLine(
  { db, clock }: Services,
  staff: Staff,
  body: SavedLineBody,
): Promise<SavedLineAnswer> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    if ((await listSavedLineRows(transaction)).length >= maximumTemplates)
      throw new AppError("invalid", { fields: { name: [tooManyTemplates] } });
    const after = await addSavedLine(transaction, body, at);
    await record(transaction, staff, { verb: "create", after, at });
    return show(after);
  });
}

interface Meant {
  readonly id: number;
  readonly expectedVersion: number | undefined;
  readonly body: SavedLineBody;
}

/** Changes a saved line. @throws not_found; conflict with the fresh one when it was changed since */
export async function staffChangeSavedLine(
  { db, clock }: Services,
  staff: Staff,
  { id, expectedVersion, body }: Meant,
): Promise<SavedLineAnswer> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const before = await findSavedLineRow(transaction, id);
    if (!before) throw new AppError("not_found");
    const isExpected = expectedVersion === undefined || expectedVersion === before.version;
    if (isExpected && body.name === before.name && JSON.stringify(body.line) === before.line)
      return show(before);
    const after = isExpected ? await changeSavedLineRow(transaction, before, body) : undefined;
    if (!after) {
      const fresh = await findSavedLineRow(transaction, id);
      throw new AppError("conflict", { extra: { fresh: show(fresh ?? before) } });
    }
    await record(transaction, staff, { verb: "update", before, after, at });
    return show(after);
  });
}

/** Deletes a saved line. @throws not_found */
export async function staffDeleteSavedLine({ db, clock }: Services, staff: Staff, id: number): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const before = await deleteSavedLineRow(transaction, id);
    if (!before) throw new AppError("not_found");
    await record(transaction, staff, { verb: "delete", before, at });
  });
}

function show({ id, name, line, version }: SavedLineRow): SavedLineAnswer {
  return { id, name, line: draftLine.parse(JSON.parse(line)), version };
}

async function record(
  transaction: Transaction,
  staff: Staff,
  { verb, before, after, at }: { verb: string; before?: SavedLineRow; after?: SavedLineRow; at: Date },
): Promise<void> {
  await recordAudit(transaction, {
    ...{ subject: "saved_line", subjectId: (after ?? before)?.id ?? 0, action: `saved_line.${verb}` },
    ...{ actor: auditActorOf(staff), at },
    before: before && { name: before.name, line: before.line },
    after: after ? { name: after.name, line: after.line } : {},
  });
}
