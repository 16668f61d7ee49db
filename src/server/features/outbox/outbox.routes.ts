import { listOutbox, previewMail, resendMail } from "#contracts/outbox.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { staffListMails } from "./staff-list-mails.ts";
import { staffPreviewMail } from "./staff-preview-mail.ts";
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
