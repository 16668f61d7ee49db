import { z } from "zod";
import type { Mail } from "#contracts/mails.ts";
import type { moneyMoves, moneyNews } from "#domain/mails/mail-news.ts";
import { endOfShopDay, lastShopDays, startOfShopDay } from "#domain/time/shop-day.ts";
import { systemFindOwners } from "#server/features/accounts/users/system-find-user.ts";
import { systemFindQuote } from "#server/features/deals/model/system-read-quote.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { type DoneEntry, findDoneBetween } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { isFirstTime } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { findPaymentForSystem } from "./ledger/payments.repository.ts";

/** For a shop that was closed for some days. */
const daysLookedAt = 3;
/** Moves that one mail lists. */
const mostListed = 50;

/** What staff writes down by hand, by the names under which the history has it. A refund is mailed at once. */
const moveOf: Readonly<Record<string, Move["move"]>> = {
  "payment.receive-transfer": "transfer",
  "payment.reverse": "transfer-reversed",
  "payment.undo": "transfer-reversed",
  "quote.waive-item": "waived",
  "quote.write-off": "written-off",
  "quote.unwaive-item": "asked-again",
};
/** What was undone is among the moves where the history has an amount of it. */
const undone = "quote.undo";

/**
 * Mails the owners, once for each day that is over, what transfers were recorded and what was waived or written off on it:
 * these ask for no password (SPEC-4.47).
 */
export async function systemMailMoneyOfDays(
  services: Pick<Services, "db" | "clock" | "shop" | "notifyMailWorker">,
): Promise<void> {
  const { db, clock, shop, notifyMailWorker } = services;
  const now = clock();
  const { time_zone: zone } = shop.settings();
  for (const day of lastShopDays(now, daysLookedAt + 1, zone).slice(0, -1)) {
    const span = { from: startOfShopDay(day, zone), before: endOfShopDay(day, zone) };
    const entries = (await findDoneBetween(db, [...Object.keys(moveOf), undone], span)).filter(isMove);
    if (entries.length === 0) continue;
    await db.transaction().execute(async (transaction) => {
      // Another node may be at it.
      if (!(await isFirstTime(transaction, `money-mail ${day}`))) return;
      const moves: Move[] = [];
      for (const entry of entries.slice(0, mostListed)) moves.push(await readMove(transaction, entry));
      const more = entries.length - moves.length;
      await mailOwnersOfMoney(transaction, { news: "day", day, moves, more }, now);
    });
    notifyMailWorker();
  }
}

interface Move {
  readonly move: (typeof moneyMoves)[number];
  readonly about: string;
  readonly amountCents: number;
  readonly by: string;
}

interface MoneyNews {
  readonly news: (typeof moneyNews)[number];
  readonly day: string;
  readonly moves: readonly Move[];
  readonly more: number;
}

/** Posts a mail about money to each owner; the caller notifies the mail worker after the transaction. */
export async function mailOwnersOfMoney(
  transaction: Transaction,
  { moves, ...news }: MoneyNews,
  at: Date,
): Promise<void> {
  for (const { email } of await systemFindOwners(transaction)) {
    const mail: Mail = { template: "staff-money-news", ...news, moves: [...moves] };
    // The language of the account that reads it is looked up when it is sent.
    await postMail(transaction, mail, { email, language: "en" }, at);
  }
}

/** What the history says of each move. */
const moved = z.object({ amount_cents: z.int() });

function isMove({ action, after }: DoneEntry): boolean {
  return action !== undone || moved.safeParse(JSON.parse(after ?? "{}")).success;
}

async function readMove(
  db: Db,
  { action, subject, subject_id: id, doer_name, after }: DoneEntry,
): Promise<Move> {
  const { amount_cents: amountCents } = moved.catch({ amount_cents: 0 }).parse(JSON.parse(after ?? "{}"));
  const reference =
    subject === "payment"
      ? (await findPaymentForSystem(db, id))?.quote_reference
      : (await systemFindQuote(db, id))?.reference;
  return {
    move: moveOf[action] ?? "asked-again",
    about: reference ?? `#${id}`,
    amountCents,
    by: doer_name,
  };
}
