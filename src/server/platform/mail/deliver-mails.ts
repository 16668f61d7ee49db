import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { ExpressionBuilder, Selectable } from "kysely";
import { cutText } from "#domain/text/cut.ts";
import { doublingPause } from "#domain/time/doubling-pause.ts";
import { days, hours, minutes, seconds } from "#domain/time/durations.ts";
import type { Db } from "../database/db.ts";
import type { Tables } from "../database/tables.ts";
import { asAppError } from "../errors/as-app-error.ts";
import { judgeRefusal, type RefusalReason } from "./judge-refusal.ts";
import type { OutboxTable } from "./outbox.table.ts";
import type { MailMessage, Transport } from "./transport.ts";

export type OutboxRow = Selectable<OutboxTable>;

interface Delivery {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly transport: Transport;
  /** Makes the mail of a row: fills the template, issues its links. */
  readonly compose: (row: OutboxRow) => Promise<MailMessage>;
  /** Names this process in the lease. */
  readonly mailWorker: string;
  readonly clock: () => Date;
  /** Whether visitors wait for an answer of this process. */
  readonly isBusy?: () => boolean;
}

const lease = minutes(2);
/** Before a mail, while visitors wait: they go first, and a mail still leaves a dozen times a second. */
const courtesy = seconds(0.05);
/** A server that is down may be back at any moment; pauses after an answer grow longer. */
const pauses = {
  away: { first: seconds(2), longest: minutes(1) },
  answered: { first: seconds(2), longest: minutes(30) },
  refusedSender: { first: minutes(1), longest: hours(1) },
};
const giveUpAfter = days(3);
/** Far more than two nodes' clocks differ. */
const farAway = hours(1);
/** How many mails are taken at once. */
export const batch = 20;

/**
 * Sends what is due, oldest first, and says how many were sent or put off. Rows are leased by one update, so that two
 * processes never send the same one; a process that dies leaves a lease that runs out, and at the most one mail that
 * is sent again. A mail server that takes its time must not outlast the lease: what was not begun in half of it is laid
 * back.
 */
export async function deliverMails(delivery: Delivery): Promise<number> {
  const rows = await leaseDue(delivery);
  const until = performance.now() + lease / 2;
  let begun = 0;
  for (const row of rows) {
    if (performance.now() > until) break;
    begun += 1;
    if (delivery.isBusy?.()) await wait(courtesy);
    await deliver(delivery, row);
  }
  await layBack(
    delivery,
    rows.slice(begun).map(({ id }) => id),
  );
  return begun;
}

async function layBack({ db, mailWorker, clock }: Delivery, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("outbox")
    .set({ leased_by: null, due_at: clock().toISOString() })
    .where("id", "in", ids)
    .where("leased_by", "=", mailWorker)
    .execute();
}

async function leaseDue({ db, mailWorker, clock }: Delivery): Promise<OutboxRow[]> {
  const now = clock();
  const isDue = (eb: ExpressionBuilder<Tables, "outbox">) =>
    eb.and([
      eb("state", "=", "waiting"),
      eb.or([
        eb("due_at", "<=", now.toISOString()),
        // Nothing is ever put off for so long: the clock was set back meanwhile.
        eb("due_at", ">", new Date(now.getTime() + farAway).toISOString()),
      ]),
    ]);
  const due = db.selectFrom("outbox").select("id").where(isDue).orderBy("due_at").limit(batch);
  const leased = await db
    .updateTable("outbox")
    .set({ leased_by: mailWorker, due_at: new Date(now.getTime() + lease).toISOString() })
    .where("id", "in", due)
    // Checked again in the update: where another process was faster, its lease already moved the time.
    .where(isDue)
    .returningAll()
    .execute();
  // PostgreSQL returns them in whatever order: of what becomes of a deal, its client reads the first thing first.
  return leased.toSorted((one, other) => one.id - other.id);
}

async function deliver(delivery: Delivery, row: OutboxRow): Promise<void> {
  const { db, transport, compose, mailWorker, clock, log } = delivery;
  let { language } = row;
  let isComposed = false;
  try {
    const mail = await compose(row);
    isComposed = true;
    language = mail.language ?? language;
    await transport.send(mail);
  } catch (error) {
    const { refusal } = judgeRefusal(error);
    const facts = { ...factsOf(error), refusal, mail: row.id, template: row.template };
    // What cannot be written fails again tomorrow: it is given up, and stands on Today.
    const isUnwritable = !isComposed && asAppError(error).code !== "unavailable";
    if (isUnwritable) log.error(facts, "a mail could not be written");
    else if (refusal === "sender") log.error(facts, "the mail server refuses mails of this shop");
    else log.warn(facts, "mail not delivered");
    await postpone(delivery, row, { error, isUnwritable });
    return;
  }
  await db
    .updateTable("outbox")
    .set({
      state: "sent",
      language,
      sent_at: clock().toISOString(),
      leased_by: null,
      last_error: null,
      refusal: null,
    })
    .where("id", "=", row.id)
    .where("leased_by", "=", mailWorker)
    .execute();
}

interface Failed {
  readonly error: unknown;
  readonly isUnwritable: boolean;
}

/** Tries again after a growing pause; the mail is dead after a permanent refusal or three days, or if it cannot be written. */
async function postpone(
  { db, mailWorker, clock }: Delivery,
  row: OutboxRow,
  { error, isUnwritable }: Failed,
): Promise<void> {
  const now = clock().getTime();
  const { refusal, isForGood } = judgeRefusal(error);
  const isDead = isUnwritable || isForGood || now - Date.parse(row.posted_at) > giveUpAfter;
  const { first, longest } = pausesAfter(error, refusal);
  const pause = doublingPause(first, longest, row.attempts);
  await db
    .updateTable("outbox")
    .set({
      state: isDead ? "dead" : "waiting",
      attempts: row.attempts + 1,
      due_at: new Date(now + pause).toISOString(),
      leased_by: null,
      refusal,
      last_error: error instanceof Error ? cutText(error.message, 500) : "unknown",
    })
    .where("id", "=", row.id)
    .where("leased_by", "=", mailWorker)
    .execute();
}

/** A mail server's text names the recipient, so only its code is logged; the text is stored with the mail. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error) || !("responseCode" in error)) return { err: error };
  const code = "code" in error ? error.code : undefined;
  const command = "command" in error ? error.command : undefined;
  return { responseCode: error.responseCode, code, command };
}

function pausesAfter(error: unknown, refusal: RefusalReason | null) {
  if (refusal === "sender") return pauses.refusedSender;
  const isAnswer = error instanceof Error && "responseCode" in error;
  return isAnswer ? pauses.answered : pauses.away;
}
