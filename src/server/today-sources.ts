import { staffFindUnreadMessages } from "./features/contact/staff-find-unread-messages.ts";
import { staffFindDeadMails } from "./features/outbox/staff-find-dead-mails.ts";
import { staffFindOpenRequests } from "./features/quotes/lists/staff-find-open-requests.ts";
import type { TodaySources } from "./features/today/today.routes.ts";

/** Where the list of what waits for staff comes from. */
export const todaySources: TodaySources = {
  request: staffFindOpenRequests,
  message: staffFindUnreadMessages,
  mail_dead: staffFindDeadMails,
};
