import { hours, minutes, seconds } from "#domain/time/durations.ts";
import { systemRemindOfProofs } from "#server/features/deals/proofs/system-remind-of-proofs.ts";
import { systemSendReminders } from "#server/features/deals/reminders/system-send-reminders.ts";
import { systemTakeUnanswered } from "#server/features/deals/settlement/system-take-unanswered.ts";
import { systemMailUnread } from "#server/features/messages/system-mail-unread.ts";
import { deliverSandboxEvents } from "#server/features/payments/providers/sandbox/deliver-sandbox-events.ts";
import { expireIntents, reconcilePayments } from "#server/features/payments/reconcile/reconcile-payments.ts";
import { signsOfClients } from "#server/signs-of-clients.ts";
import type { Command, Giving } from "./commands.ts";
import { choose } from "./tape.ts";
import type { World } from "./world.ts";

/** What the shop does by itself, once: in the order of its jobs. A job that throws ends the history. */
async function runJobs({ services, shop }: World): Promise<void> {
  if (services.sandbox) await deliverSandboxEvents(services.sandbox, shop.app);
  await reconcilePayments(services);
  await expireIntents(services);
  await systemMailUnread(services);
  await systemSendReminders(services, signsOfClients(services));
  await systemTakeUnanswered(services);
  await systemRemindOfProofs(services);
}

/** Moves the clock, signs everybody in again, and lets the jobs run twice: what failed once may not fail again. */
async function advance({ deal }: Giving, milliseconds: number): Promise<undefined> {
  const { world } = deal;
  world.services.clock.advance(Math.max(0, milliseconds));
  await world.signIn();
  await deal.signIn();
  await runJobs(world);
  await runJobs(world);
}

/** A second before, at, and a second after a moment. */
function around(moment: number, { deal, step }: Giving): number {
  return moment - deal.world.services.clock().getTime() + choose([-seconds(1), 0, seconds(1)], step.object);
}

/** The next moment at which a day of a year begins where the shop is; near enough for what changes at midnight. */
function nextMidnight({ deal }: Giving, month?: number, day?: number): number {
  const { clock, shop } = deal.world.services;
  const { timeZone } = shop.facts();
  const parts = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone, hourCycle: "h23" },
    ...{ month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  });
  // Whole hours are enough: every zone of the shop's settings has its midnight on one.
  let moment = Math.ceil(clock().getTime() / hours(1)) * hours(1);
  for (let tries = 0; tries < 9_000; tries += 1, moment += hours(1)) {
    const found = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
    const isDay = month === undefined || (Number(found.month) === month && Number(found.day) === day);
    if (isDay && found.hour === "00" && found.minute === "00") return moment;
  }
  return moment;
}

/** Waits aim at what changes: midnights, years, summer time, the end of an offer, what is waited for. */
export const commandsOfTime: Readonly<Record<string, Command>> = {
  "wait-minutes": (giving) => advance(giving, minutes((giving.step.day % 50) + 1)),
  "wait-days": (giving) => advance(giving, hours(24) * ((giving.step.day % 12) + 1)),
  midnight: (giving) => advance(giving, around(nextMidnight(giving), giving)),
  "new-year": (giving) =>
    giving.step.day % 4 === 0
      ? advance(giving, around(nextMidnight(giving, 1, 1), giving))
      : advance(giving, hours(30)),
  "summer-time": (giving) =>
    giving.step.day % 4 === 0
      ? advance(giving, around(nextMidnight(giving, 3, 14), giving))
      : advance(giving, hours(20)),
  async expiry(giving) {
    const until = giving.things.versions.findLast(({ state }) => state === "sent")?.valid_until;
    if (!until) return undefined;
    const [, month, day] = until.split("-").map(Number);
    const end = nextMidnight(giving, month, day) + hours(24);
    return await advance(giving, around(end, giving));
  },
};
