import type { Today } from "#contracts/today.ts";
import type { Right } from "#domain/accounts/roles.ts";
import {
  byWaitingKind,
  type DealInShort,
  inOrderOfUrgency,
  type WaitingItem,
  type WaitingKind,
} from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";

/** What waits of a kind, and how much of it there is; the items are the first of them. */
export interface FoundWaiting {
  readonly items: readonly WaitingItem[];
  readonly count: number;
}

export interface AskedOfSource extends Pick<Services, "db" | "clock" | "shop"> {
  /** Items of each kind. */
  readonly most: number;
  readonly timeZone: string;
}

/** What one feature knows to wait for staff: a kind, or some that are found together. */
interface TodaySource {
  readonly kinds: readonly WaitingKind[];
  readonly find: (asked: AskedOfSource) => Promise<Readonly<Partial<Record<WaitingKind, FoundWaiting>>>>;
}

/** Handed over where the features are put together: none of them knows another. */
export interface TodayParts {
  readonly sources: readonly TodaySource[];
  /** What deals are about, by the ids of their quotes. */
  readonly describeDeals: (db: Db, quoteIds: readonly number[]) => Promise<ReadonlyMap<number, DealInShort>>;
}

/** Items of each kind; the lists hold all. */
const mostOfKind = 20;

/** The right that shows a kind of item: the one to read it, or to do it where reading is not a right of its own. */
const rightOfKind: Readonly<Record<WaitingKind, Right>> = {
  request: "prices.read",
  wish: "prices.read",
  message: "inbox.read",
  offer_expiring: "prices.read",
  exemption_ended: "prices.read",
  accepted_unpaid: "prices.read",
  invoice_draft: "payments.write",
  deposit_uninvoiced: "payments.write",
  money_to_check: "payments.write",
  money_held: "payments.write",
  money_to_return: "payments.write",
  proof_to_make: "orders.read",
  to_start: "orders.read",
  to_count: "orders.read",
  to_ship: "orders.read",
  to_settle: "payments.write",
  proof_waiting: "orders.read",
  order_late: "orders.read",
  mail_dead: "mails.read",
  certificate_ending: "companies.read",
  job_failed: "quotes.write",
};

/** What waits for staff, whichever feature it belongs to: as much of it as the reader may know, and what it is worth. */
export async function staffReadToday(
  services: Pick<Services, "db" | "clock" | "shop">,
  { staff, say }: { readonly staff: Staff; readonly say: (message: Message) => string },
  { sources, describeDeals }: TodayParts,
): Promise<Today> {
  const { db, clock, shop } = services;
  const asked = { db, clock, shop, most: mostOfKind, timeZone: shop.facts().timeZone };
  const isShown = (kind: WaitingKind) => hasRight(staff, rightOfKind[kind]);
  const found = new Map<WaitingKind, FoundWaiting>();
  for (const { kinds, find } of sources) {
    const shown = kinds.filter(isShown);
    const answer = shown.length > 0 ? await find(asked) : {};
    for (const kind of shown) found.set(kind, answer[kind] ?? { items: [], count: 0 });
  }
  const items = inOrderOfUrgency([...found.values()].flatMap((each) => each.items));
  const deals = await describeDeals(db, [...new Set(items.flatMap((item) => dealOf(item) ?? []))]);
  const seesPrices = hasRight(staff, "prices.read");
  return {
    items: items.map((item) => {
      const deal = deals.get(dealOf(item) ?? 0);
      return {
        ...showItem(item, say),
        ...(deal && showDeal(deal)),
        ...(seesPrices && showWorth(item, deal)),
      };
    }),
    counts: byWaitingKind((kind) => found.get(kind)?.count ?? 0),
  };
}

function dealOf({ subject, id, quoteId }: WaitingItem): number | undefined {
  return subject === "quote" ? id : quoteId;
}

type ShownItem = Today["items"][number];

function showItem(item: WaitingItem, say: (message: Message) => string): ShownItem {
  const { kind, subject, id, who, since, dueAt, next, reference, planItemId, task, leavesOn, note, failed } =
    item;
  return {
    ...{ kind, subject, id, who, since, due_at: dueAt },
    ...(reference !== undefined && { reference }),
    ...(planItemId !== undefined && { plan_item_id: planItemId }),
    ...(task && { task }),
    ...(leavesOn !== undefined && { leaves_on: leavesOn }),
    ...(note && { note: say(note) }),
    ...(failed && { failed }),
    next: { label: say(next.label), href: next.href },
  };
}

function showDeal({ company, units, product, otherProducts }: DealInShort) {
  return { company, units, product, other_products: otherProducts };
}

/** Amounts are for who reads prices alone. */
function showWorth({ amountCents, owes }: WaitingItem, deal: DealInShort | undefined) {
  return {
    amount_cents: amountCents ?? deal?.totalCents ?? null,
    ...(owes && { owes: showOwed(owes) }),
  };
}

function showOwed({ kind, openCents, due, days, dueOn, isPartPaid }: NonNullable<WaitingItem["owes"]>) {
  return { kind, open_cents: openCents, due, days, due_on: dueOn, is_part_paid: isPartPaid };
}
