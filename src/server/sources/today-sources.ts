import type { WaitingKind } from "#domain/today/waiting-item.ts";
import { orderKinds } from "#domain/today/waiting-item.ts";
import { staffFindEndingCertificates } from "#server/features/companies/staff-find-ending-certificates.ts";
import { staffFindUnreadMessages } from "#server/features/contact/staff-find-unread-messages.ts";
import { staffFindDraftInvoices } from "#server/features/deals/invoices/staff-find-draft-invoices.ts";
import { staffFindUninvoicedDeposits } from "#server/features/deals/invoices/staff-find-uninvoiced-deposits.ts";
import {
  staffFindEndedExemptions,
  staffFindExpiringOffers,
  staffFindFailedItems,
  staffFindOpenRequests,
  staffFindWaitingProofs,
  staffFindWishes,
} from "#server/features/deals/lists/staff-find-waiting.ts";
import { systemDescribeDeals } from "#server/features/deals/model/system-describe-deals.ts";
import { staffFindLateOrders } from "#server/features/deals/orders/staff-find-late-orders.ts";
import { staffFindOrdersToActOn } from "#server/features/deals/orders/staff-find-orders-to-act-on.ts";
import { staffFindDues } from "#server/features/deals/receivables/staff-find-dues.ts";
import { staffFindWaitingThreads } from "#server/features/messages/staff-find-waiting-threads.ts";
import { staffFindDeadMails } from "#server/features/outbox/staff-find-dead-mails.ts";
import { staffFindHeldMoney } from "#server/features/payments/counting/staff-find-held-money.ts";
import { staffFindPaymentsToCheck } from "#server/features/payments/office/staff-find-payments-to-check.ts";
import type { AskedOfSource, FoundWaiting, TodayParts } from "#server/features/today/staff-read-today.ts";

/** Where the list of what waits for staff comes from, and what says what its deals are worth. */
export const todayParts: TodayParts = {
  sources: [
    of("request", ({ db, most }) => staffFindOpenRequests(db, most)),
    of("wish", ({ db, most }) => staffFindWishes(db, most)),
    of("message", async ({ db, most }) => {
      const threads = await staffFindWaitingThreads(db, most);
      const contacts = await staffFindUnreadMessages(db, most);
      return {
        items: [...threads.items, ...contacts.items],
        count: threads.count + contacts.count,
      };
    }),
    { kinds: orderKinds, find: ({ most, ...services }) => staffFindOrdersToActOn(services, most) },
    of("order_late", ({ most, ...services }) => staffFindLateOrders(services, most)),
    of("proof_waiting", ({ db, most, clock }) => staffFindWaitingProofs(db, most, clock())),
    of("offer_expiring", ({ db, most, clock, timeZone }) =>
      staffFindExpiringOffers(db, most, clock(), timeZone),
    ),
    of("exemption_ended", ({ db, most, clock, timeZone }) =>
      staffFindEndedExemptions(db, most, clock(), timeZone),
    ),
    of("accepted_unpaid", ({ db, most, clock, timeZone }) => staffFindDues(db, most, clock(), timeZone)),
    of("invoice_draft", ({ most, ...services }) => staffFindDraftInvoices(services, most)),
    of("deposit_uninvoiced", ({ most, ...services }) => staffFindUninvoicedDeposits(services, most)),
    of("money_to_check", ({ db, most }) => staffFindPaymentsToCheck(db, most)),
    { kinds: ["money_held", "money_to_return"], find: ({ db, most }) => staffFindHeldMoney(db, most) },
    of("mail_dead", ({ db, most }) => staffFindDeadMails(db, most)),
    of("certificate_ending", ({ db, most, clock, timeZone }) =>
      staffFindEndingCertificates(db, most, clock(), timeZone),
    ),
    of("job_failed", ({ db, most }) => staffFindFailedItems(db, most)),
  ],
  describeDeals: systemDescribeDeals,
};

/** A source of one kind. */
function of(kind: WaitingKind, find: (asked: AskedOfSource) => Promise<FoundWaiting>) {
  return { kinds: [kind], find: async (asked: AskedOfSource) => ({ [kind]: await find(asked) }) };
}
