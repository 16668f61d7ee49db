import { listOutbox, type OutboxMail, previewMail, resendMail } from "#contracts/outbox.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";
import type { ComposedMail } from "#server/platform/pages/web-entry.ts";
import type { Services } from "#server/services.ts";
import { findMail } from "./outbox.repository.ts";
import { showMail } from "./show-mail.ts";
import { staffListMails } from "./staff-list-mails.ts";
import { staffResendMail } from "./staff-resend-mail.ts";

/** The mails of the shop, for administrators. */
export function outboxRoutes({ routes, services, composePreview }: Mounting): void {
  routes.add(listOutbox, administrator, ({ query }) => staffListMails(services, query));

  routes.add(previewMail, administrator, ({ params }) =>
    staffPreviewMail(services, composePreview, params.id),
  );

  routes.add(resendMail, administrator, async ({ params, actor }) => ({
    success: true as const,
    mail: await staffResendMail(services, actor, params.id),
  }));
}

/**
 * A mail as its reader sees it, but without a working link, which staff may not use.
 * @throws 404
 */
async function staffPreviewMail(
  { db }: Pick<Services, "db">,
  composePreview: (row: OutboxRow) => Promise<ComposedMail>,
  mailId: number,
): Promise<{ mail: OutboxMail } & ComposedMail> {
  const row = await findMail(db, mailId);
  if (!row) throw new AppError("not_found");
  const { subject, html, text } = await composePreview(row);
  return { mail: showMail(row), subject, html, text };
}
