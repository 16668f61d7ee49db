import { staffFindEndingCertificates } from "./features/companies/staff-find-ending-certificates.ts";
import { staffFindUnreadMessages } from "./features/contact/staff-find-unread-messages.ts";
import { staffFindUninvoicedDeposits } from "./features/deals/invoices/staff-find-uninvoiced-deposits.ts";
import {
  staffFindEndedExemptions,
  staffFindExpiringOffers,
  staffFindFailedItems,
  staffFindOpenRequests,
  staffFindWaitingProofs,
} from "./features/deals/lists/staff-find-waiting.ts";
import { staffFindLateOrders } from "./features/deals/orders/staff-find-late-orders.ts";
import { staffFindDues } from "./features/deals/receivables/staff-find-dues.ts";
import { staffFindWaitingThreads } from "./features/messages/staff-find-waiting-threads.ts";
import { staffFindDeadMails } from "./features/outbox/staff-find-dead-mails.ts";
import { staffFindHeldMoney } from "./features/payments/counting/staff-find-held-money.ts";
import type { TodaySources } from "./features/today/today.routes.ts";

/** Where the list of what waits for staff comes from. */
export const todaySources: TodaySources = {
  request: staffFindOpenRequests,
  message: async (db, most) => {
    const threads = await staffFindWaitingThreads(db, most);
    const contacts = await staffFindUnreadMessages(db, most);
    return { items: [...threads.items, ...contacts.items], count: threads.count + contacts.count };
  },
  offer_expiring: staffFindExpiringOffers,
  exemption_ended: staffFindEndedExemptions,
  accepted_unpaid: staffFindDues,
  deposit_uninvoiced: (db, most, _now, _timeZone, shop) => staffFindUninvoicedDeposits({ db, shop }, most),
  money_held: staffFindHeldMoney,
  proof_waiting: staffFindWaitingProofs,
  order_late: (db, most, now, _timeZone, shop) => staffFindLateOrders({ db, shop, clock: () => now }, most),
  mail_dead: staffFindDeadMails,
  certificate_ending: staffFindEndingCertificates,
  job_failed: staffFindFailedItems,
};
