import { planReminders, type ReminderReason } from "#domain/offers/reminders.ts";
import { type QuoteCommand, standingOf } from "#domain/quotes/quote-stage.ts";
import type { Actor } from "#server/access/actor.ts";
import { readSettings } from "#server/features/settings/read-settings.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findStanding } from "../offers/versions.repository.ts";
import type { Quote } from "../quote.ts";
import { addReminders, cancelPlanned } from "./reminders.repository.ts";

interface Change {
  readonly changer: Pick<Actor, "kind">;
  readonly command: QuoteCommand | "undo-decision" | "annotate";
  /** As it stands after the change. */
  readonly quote: Quote;
  readonly now: Date;
}

/** Commands after which an offer waits for its client anew, or until another day. */
const plansAnew: readonly Change["command"][] = ["send-offer", "extend", "undo-acceptance", "undo-decision"];

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
  if (changer.kind === "client") return await systemCancelReminders(transaction, quote.id, "answered");
  if (standingOf(quote.status, quote.stage) !== "offered") {
    const why = recordsAnswer.includes(command) ? "answered" : "replaced";
    return await systemCancelReminders(transaction, quote.id, why);
  }
  if (plansAnew.includes(command)) await systemPlanReminders(transaction, services, quote, now);
}

/** Cancels what is planned for a quote, for this reason (L5.2). */
export async function systemCancelReminders(
  transaction: Transaction,
  quoteId: number,
  why: ReminderReason,
): Promise<void> {
  await cancelPlanned(transaction, quoteId, why);
}

async function systemPlanReminders(
  transaction: Transaction,
  { config }: Pick<Services, "config">,
  quote: Quote,
  now: Date,
): Promise<void> {
  await cancelPlanned(transaction, quote.id, "replaced");
  const { current } = await findStanding(transaction, quote);
  if (!current?.row.sent_at) return;
  const offer = { sentAt: new Date(current.row.sent_at), validUntil: current.row.valid_until };
  const planned = planReminders(offer, await readSettings({ db: transaction, config }), now);
  const rows = planned.map(({ kind, dueAt }) => ({
    ...{ quote_id: quote.id, kind, due_at: dueAt.toISOString() },
    ...{ state: "planned" as const, why: null },
  }));
  await addReminders(transaction, rows);
}
