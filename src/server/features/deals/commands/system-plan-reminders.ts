import { type DueStep, planDueReminders } from "#domain/offers/due-steps.ts";
import {
  offerReminderKinds,
  type PlannedReminder,
  planReminders,
  type ReminderReason,
  reminderKinds,
} from "#domain/offers/reminders.ts";
import { type QuoteCommand, standingOf } from "#domain/quotes/quote-stage.ts";
import type { Actor } from "#server/access/actor.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findPlanItems } from "../model/plan-items.repository.ts";
import type { Quote } from "../model/quote.ts";
import { addReminders, cancelPlanned, findReminders } from "../model/reminders.repository.ts";
import { findStanding } from "../model/versions.repository.ts";

interface Change {
  readonly changer: Pick<Actor, "kind">;
  readonly command: QuoteCommand | "annotate";
  /** As it stands after the change. */
  readonly quote: Quote;
  readonly now: Date;
}

/** Commands after which an offer waits for its client anew, or until another day. */
const plansAnew: readonly Change["command"][] = ["send-offer", "extend", "undo-acceptance"];

/** Commands by which staff records an answer. */
const recordsAnswer: readonly Change["command"][] = ["accept", "decline", "ask-changes"];

/**
 * What a change of a quote means for its reminders: whatever the client does cancels them, and so does what ends the
 * offer; an offer that is sent or holds until another day has them planned anew (L5.1, L5.2).
 */
export async function systemFollowChange(
  transaction: Transaction,
  services: Pick<Services, "config">,
  { changer, command, quote, now }: Change,
): Promise<void> {
  const standing = standingOf(quote.status, quote.stage);
  if (command === "accept") await systemPlanDueReminders(transaction, services, quote, now);
  const isByBuyer = changer.kind !== "staff";
  if (isByBuyer || standing !== "offered") {
    const isAnswer = isByBuyer || recordsAnswer.includes(command);
    // What the count asks for beyond a paid quote is owed as well.
    const asksForMoney = standing === "accepted" || standing === "paid";
    return await systemCancelReminders(transaction, quote.id, {
      why: isAnswer ? "answered" : "replaced",
      ofOffer: asksForMoney,
    });
  }
  if (plansAnew.includes(command)) await systemPlanReminders(transaction, services, quote, now);
}

interface Cancelling {
  readonly why: ReminderReason;
  /** Only those of the offer: what is owed is still asked for. */
  readonly ofOffer: boolean;
}

/** Cancels what is planned for a quote (L5.2). */
export async function systemCancelReminders(
  transaction: Transaction,
  quoteId: number,
  { why, ofOffer }: Cancelling,
): Promise<void> {
  const kinds = ofOffer ? offerReminderKinds : reminderKinds;
  await cancelPlanned(transaction, quoteId, { why, kinds });
}

/** Plans when the client is reminded of what he owes, in each step once for each day on which something is due. */
export async function systemPlanDueReminders(
  transaction: Transaction,
  { config }: Pick<Services, "config">,
  quote: Pick<Quote, "id">,
  now: Date,
): Promise<void> {
  const items = await findPlanItems(transaction, [quote.id]);
  const planned = planDueReminders(
    items.map(({ due_on }) => ({ dueOn: due_on })),
    await readSettings({ db: transaction, config }),
    now,
  );
  const known = await findReminders(transaction, quote.id);
  const isKnown = ({ dueOn, step }: DueStep) =>
    known.some((row) => row.due_on === dueOn && row.step_days === step && row.state !== "cancelled");
  await addReminders(
    transaction,
    planned
      .filter((each) => !isKnown(each))
      .map(({ dueOn, step, dueAt }) => ({
        ...rowOf(quote.id, { kind: "due_open", dueAt }),
        ...{ due_on: dueOn, step_days: step },
      })),
  );
}

async function systemPlanReminders(
  transaction: Transaction,
  { config }: Pick<Services, "config">,
  quote: Quote,
  now: Date,
): Promise<void> {
  await systemCancelReminders(transaction, quote.id, { why: "replaced", ofOffer: false });
  const { current } = await findStanding(transaction, quote);
  if (!current?.row.sent_at) return;
  const offer = { sentAt: new Date(current.row.sent_at), validUntil: current.row.valid_until };
  const planned = planReminders(offer, await readSettings({ db: transaction, config }), now);
  await addReminders(
    transaction,
    planned.map((reminder) => rowOf(quote.id, reminder)),
  );
}

function rowOf(quoteId: number, { kind, dueAt }: PlannedReminder) {
  return {
    ...{ quote_id: quoteId, kind, due_at: dueAt.toISOString() },
    ...{ state: "planned" as const, why: null },
  };
}
