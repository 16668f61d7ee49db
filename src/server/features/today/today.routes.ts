import { getToday, retryFailedItem } from "#contracts/today.ts";
import type { Right } from "#domain/accounts/roles.ts";
import { inOrderOfUrgency, type WaitingItem, type WaitingKind } from "#domain/today/waiting-item.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { hasRight, may, office } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { takeBack } from "#server/platform/jobs/each-item.ts";
import type { Services } from "#server/services.ts";

/** What one feature knows to wait for staff, and how much of it there is; the items are the first of them. */
type WaitingSource = (
  db: Db,
  most: number,
  now: Date,
  timeZone: string,
  shop: Services["shop"],
) => Promise<{ readonly items: readonly WaitingItem[]; readonly count: number }>;

/** One for each kind, handed over where the features are put together: none of them knows another. */
export type TodaySources = Readonly<Record<WaitingKind, WaitingSource>>;

/** Items of each kind; the lists hold all. */
const mostOfKind = 20;

/** The right that shows a kind of item: the one to read it, or to do it where reading is not a right of its own. */
const rightOfKind: Readonly<Record<WaitingKind, Right>> = {
  request: "prices.read",
  message: "inbox.read",
  offer_expiring: "prices.read",
  exemption_ended: "prices.read",
  accepted_unpaid: "prices.read",
  deposit_uninvoiced: "payments.write",
  money_held: "payments.write",
  proof_waiting: "orders.read",
  order_late: "orders.read",
  mail_dead: "mails.read",
  certificate_ending: "companies.read",
  job_failed: "quotes.write",
};

/** What waits for staff, whichever feature it belongs to: as much of it as the reader may know. */
export function todayRoutes({ routes, services, sources }: Mounting & { sources: TodaySources }): void {
  routes.add(getToday, office, async ({ request, actor }) => {
    const { db, clock, shop } = services;
    const found = async (kind: WaitingKind) =>
      hasRight(actor, rightOfKind[kind])
        ? await sources[kind](db, mostOfKind, clock(), shop.facts().timeZone, shop)
        : { items: [], count: 0 };
    const requests = await found("request");
    const messages = await found("message");
    const expiring = await found("offer_expiring");
    const exempt = await found("exemption_ended");
    const unpaid = await found("accepted_unpaid");
    const deposits = await found("deposit_uninvoiced");
    const held = await found("money_held");
    const proofs = await found("proof_waiting");
    const late = await found("order_late");
    const mails = await found("mail_dead");
    const certificates = await found("certificate_ending");
    const failed = await found("job_failed");
    const waiting = inOrderOfUrgency(
      [
        ...[requests, messages, expiring, exempt, unpaid, deposits, held, proofs, late],
        ...[mails, certificates, failed],
      ].flatMap(({ items }) => items),
    );
    return {
      items: waiting.map(({ dueAt, next, owes, planItemId, ...item }) => ({
        ...item,
        ...(planItemId !== undefined && { plan_item_id: planItemId }),
        ...(owes && { owes: showOwed(owes) }),
        due_at: dueAt,
        next: { label: request.say(next.label), href: next.href },
      })),
      counts: {
        ...{ request: requests.count, message: messages.count, mail_dead: mails.count },
        ...{ offer_expiring: expiring.count, accepted_unpaid: unpaid.count, proof_waiting: proofs.count },
        ...{ order_late: late.count, certificate_ending: certificates.count },
        ...{ deposit_uninvoiced: deposits.count, exemption_ended: exempt.count },
        ...{ money_held: held.count, job_failed: failed.count },
      },
    };
  });

  routes.add(retryFailedItem, may("quotes.write"), async ({ params, actor }) => {
    await staffRetryFailedItem(services, actor, params.id);
    return { success: true as const };
  });
}

/** What a job has put aside is tried again with the next run. @throws 404 where it is in the queue again */
async function staffRetryFailedItem(
  { db, clock }: Pick<Services, "db" | "clock">,
  staff: Staff,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await takeBack(transaction, id);
    if (!item) throw new AppError("not_found");
    await recordAudit(transaction, {
      ...{ subject: "quote", subjectId: item.quoteId, action: "quote.retry-job" },
      ...{ actor: auditActorOf(staff), after: { job: item.job }, at: clock() },
    });
  });
}

function showOwed({ kind, openCents, due, days, dueOn, isPartPaid }: NonNullable<WaitingItem["owes"]>) {
  return { kind, open_cents: openCents, due, days, due_on: dueOn, is_part_paid: isPartPaid };
}
