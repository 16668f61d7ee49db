import { getToday } from "#contracts/today.ts";
import { inOrderOfUrgency, type WaitingItem, type WaitingKind } from "#domain/today/waiting-item.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Db } from "#server/platform/database/db.ts";

/** What one feature knows to wait for staff, and how much of it there is; the items are the first of them. */
type WaitingSource = (
  db: Db,
  most: number,
) => Promise<{ readonly items: readonly WaitingItem[]; readonly count: number }>;

/** One for each kind, handed over where the features are put together: none of them knows another. */
export type TodaySources = Readonly<Record<WaitingKind, WaitingSource>>;

/** Items of each kind; the lists hold all. */
const mostOfKind = 20;

/** What waits for staff, whichever feature it belongs to. */
export function todayRoutes({ routes, services, sources }: Mounting & { sources: TodaySources }): void {
  routes.add(getToday, administrator, async ({ request }) => {
    const requests = await sources.request(services.db, mostOfKind);
    const messages = await sources.message(services.db, mostOfKind);
    const mails = await sources.mail_dead(services.db, mostOfKind);
    const items = inOrderOfUrgency([...requests.items, ...messages.items, ...mails.items]);
    return {
      items: items.map(({ dueAt, next, ...item }) => ({
        ...item,
        due_at: dueAt,
        next: { label: request.say(next.label), href: next.href },
      })),
      counts: { request: requests.count, message: messages.count, mail_dead: mails.count },
    };
  });
}
