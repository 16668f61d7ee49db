import { listOutbox, type OutboxMail, previewMail, resendMail } from "#contracts/outbox.ts";
import { accountMails } from "#domain/mails/mail-names.ts";
import type { Staff } from "#server/access/actor.ts";
import { administrator, hasRight, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";
import { findMail } from "#server/platform/mail/outbox.repository.ts";
import type { ComposedMail } from "#server/platform/pages/web-entry.ts";
import type { Services } from "#server/services.ts";
import { showMail } from "./show-mail.ts";
import { staffListMails } from "./staff-list-mails.ts";
import { type CorrectAddress, staffResendMail } from "./staff-resend-mail.ts";

/** The mails of the shop; those about accounts are shown to owners alone. */
export function outboxRoutes({
  routes,
  services,
  composePreview,
  correctAddress,
}: Mounting & { readonly correctAddress: CorrectAddress }): void {
  routes.add(listOutbox, may("mails.read"), ({ query, actor }) =>
    staffListMails(services, { ...query, hidden: hiddenFrom(actor) }),
  );

  routes.add(previewMail, may("mails.read"), ({ params, actor }) =>
    staffPreviewMail(services, composePreview, { mailId: params.id, hidden: hiddenFrom(actor) }),
  );

  routes.add(resendMail, administrator, async ({ params, body, actor, request }) => {
    const address = visitorAddress(request.ip);
    const meant = { mailId: params.id, email: body?.email, address, correctAddress };
    return { success: true as const, mail: await staffResendMail(services, actor, meant) };
  });
}

function hiddenFrom(actor: Staff): readonly string[] {
  return hasRight(actor, "shop.manage") ? [] : accountMails;
}

/**
 * A mail as its reader sees it, but without a working link, which staff may not use.
 * @throws 404
 */
async function staffPreviewMail(
  { db }: Pick<Services, "db">,
  composePreview: (row: OutboxRow) => Promise<ComposedMail>,
  { mailId, hidden }: { readonly mailId: number; readonly hidden: readonly string[] },
): Promise<{ mail: OutboxMail } & ComposedMail> {
  const row = await findMail(db, mailId);
  if (!row || hidden.includes(row.template)) throw new AppError("not_found");
  const { subject, html, text } = await composePreview(row);
  return { mail: showMail(row), subject, html, text };
}
