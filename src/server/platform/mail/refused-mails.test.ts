import { expect, onTestFinished, test, vi } from "vitest";
import { days, hours, minutes } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { deliverMails } from "./deliver-mails.ts";
import { postMail } from "./post-mail.ts";
import { smtpTransport } from "./transport.ts";

async function openOutbox() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const sink = await startSmtpSink();
  const transport = smtpTransport(sink.url);
  onTestFinished(async () => {
    transport.close();
    await sink[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });
  const { db, log, clock } = services;
  const mail = { from: "shop@example.com", subject: "News", text: "", html: "" };
  const compose = async (row: { recipient: string; message_id: string }) => ({
    ...{ ...mail, to: row.recipient, messageId: row.message_id },
  });
  await db.transaction().execute(async (transaction) => {
    const mail = { template: "newsletter-welcome", subscriptionId: 1 } as const;
    await postMail(transaction, mail, { email: "ann@example.com", language: "en" }, clock());
  });
  return {
    ...{ sink, services, log },
    deliver: () => deliverMails({ db, log, clock, transport, compose, mailWorker: "test" }),
    row: async () => await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow(),
  };
}

/** Looks every ten seconds of the test's clock for a time, and counts the attempts. */
async function attemptsDuring(
  time: number,
  { services, deliver, row }: Awaited<ReturnType<typeof openOutbox>>,
) {
  const until = services.clock().getTime() + time;
  while (services.clock().getTime() < until && (await row()).state === "waiting") {
    await deliver();
    const pause = Date.parse((await row()).due_at) - services.clock().getTime();
    services.clock.advance(Math.max(pause, 10_000));
  }
  return await row();
}

type Refusal = NonNullable<SmtpSink["refusal"]>;

test.each<Refusal>([
  { command: "RCPT TO", code: 501, text: "5.1.3 Bad recipient address syntax" },
  { command: "RCPT TO", code: 503, text: "Bad address" },
  { command: "RCPT TO", code: 550, text: "5.1.1 No such mailbox" },
])("REL-F12 $code $text at $command: the recipient is wrong for good, one attempt", async (refusal) => {
  const opened = await openOutbox();
  opened.sink.refusal = refusal;
  expect(await attemptsDuring(hours(1), opened)).toMatchObject({
    state: "dead",
    attempts: 1,
    refusal: "recipient",
  });
});

test.each<Refusal>([
  { command: "DATA", code: 550, text: "5.4.5 Daily sending quota exceeded" },
  { command: "RCPT TO", code: 554, text: "5.7.1 Relay access denied" },
  { command: "MAIL FROM", code: 550, text: "Sender is not allowed" },
])(
  "REL-F12 $code $text at $command: it waits, staff can see it, and it leaves a day later",
  async (refusal) => {
    const opened = await openOutbox();
    const error = vi.spyOn(opened.log, "error");
    opened.sink.refusal = refusal;
    const held = await attemptsDuring(hours(24), opened);
    expect(held).toMatchObject({
      state: "waiting",
      refusal: "sender",
      last_error: expect.stringContaining(refusal.text),
    });
    expect(held.attempts).toBeLessThan(35);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ responseCode: refusal.code, refusal: "sender" }),
      "the mail server refuses mails of this shop",
    );
    opened.sink.refusal = undefined;
    expect(await attemptsDuring(hours(1), opened)).toMatchObject({ state: "sent", refusal: null });
  },
);

test("REL-F12 a 451 is retried ever less often, and given up after three days", async () => {
  const opened = await openOutbox();
  opened.sink.refusal = { command: "RCPT TO", code: 451, text: "4.3.2 Please try again later" };
  const held = await attemptsDuring(days(3) - minutes(1), opened);
  expect(held).toMatchObject({ state: "waiting", refusal: null });
  expect(held.attempts).toBeLessThan(170);
  expect(await attemptsDuring(hours(2), opened)).toMatchObject({ state: "dead" });
});
