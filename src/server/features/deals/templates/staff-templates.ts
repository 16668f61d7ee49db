import { draftBody } from "#contracts/quotes/drafts.ts";
import type { TemplateAnswer, TemplateBody } from "#contracts/quotes/templates.ts";
import { maximumTemplates, tooManyTemplates } from "#domain/offers/template-rules.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import type { QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import {
  addTemplate,
  deleteTemplateRow,
  findTemplateRow,
  listTemplateRows,
  type TemplateRow,
} from "../model/templates.repository.ts";
import { staffSaveDraft } from "../offers/staff-save-draft.ts";

const unknownTemplate: Message = /*i18n*/ {
  id: "offer.template.unknown",
  message: "This template does not exist.",
};

/** The offers that staff has saved as templates, by name. */
export async function readTemplates({ db }: Pick<Services, "db">): Promise<TemplateAnswer[]> {
  return (await listTemplateRows(db)).map(show);
}

/** Saves what a draft says as a template. @throws 422 where as many are kept as can be */
export async function staffSaveTemplate(
  { db, clock }: Services,
  staff: Staff,
  body: TemplateBody,
): Promise<TemplateAnswer> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    if ((await listTemplateRows(transaction)).length >= maximumTemplates)
      throw new AppError("invalid", { fields: { name: [tooManyTemplates] } });
    const row = await addTemplate(transaction, body, at);
    await recordAudit(transaction, {
      ...{ subject: "template", subjectId: row.id, action: "template.create" },
      ...{ actor: auditActorOf(staff), after: { name: row.name }, at },
    });
    return show(row);
  });
}

/** Deletes a template. @throws not_found */
export async function staffDeleteTemplate({ db, clock }: Services, staff: Staff, id: number): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const row = await deleteTemplateRow(transaction, id);
    if (!row) throw new AppError("not_found");
    await recordAudit(transaction, {
      ...{ subject: "template", subjectId: id, action: "template.delete" },
      ...{ actor: auditActorOf(staff), before: { name: row.name, body: row.body }, after: {}, at },
    });
  });
}

/**
 * Writes the draft of an offer as a template has it, all of it.
 * @throws as saving a draft does, and 422 where there is no such template
 */
export async function staffDraftFromTemplate(
  services: Services,
  staff: Staff,
  { templateId, ...at }: QuoteAt & { readonly templateId: number },
): Promise<Quote> {
  const row = await findTemplateRow(services.db, templateId);
  if (!row) throw new AppError("invalid", { fields: { template_id: [unknownTemplate] } });
  return await staffSaveDraft(services, staff, { ...at, draft: show(row).body });
}

function show({ id, name, body }: TemplateRow): TemplateAnswer {
  return { id, name, body: draftBody.parse(JSON.parse(body)) };
}
