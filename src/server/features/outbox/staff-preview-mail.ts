import type { OutboxMail } from "#contracts/outbox.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";
import type { ComposedMail } from "#server/platform/pages/web-entry.ts";
import type { Services } from "#server/services.ts";
import { findMail } from "./outbox.repository.ts";
import { showMail } from "./show-mail.ts";

/**
 * A mail as its reader sees it, but without a working link, which staff may not use (SPEC-0.12).
 * @throws 404
 */
export async function staffPreviewMail(
  { db }: Pick<Services, "db">,
  composePreview: (row: OutboxRow) => Promise<ComposedMail>,
  mailId: number,
): Promise<{ mail: OutboxMail } & ComposedMail> {
  const row = await findMail(db, mailId);
  if (!row) throw new AppError("not_found");
  const { subject, html, text } = await composePreview(row);
  return { mail: showMail(row), subject, html, text };
}
