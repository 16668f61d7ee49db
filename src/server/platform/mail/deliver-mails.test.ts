import { describe, expect, test, vi } from "vitest";
import { days, minutes } from "#domain/time/durations.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices, type TestServices } from "#tests/support/services.ts";
import { deliverMails } from "./deliver-mails.ts";
import { postMail } from "./post-mail.ts";
import type { MailMessage } from "./transport.ts";

/** A mail worker with its own connection, as in its own process, whose mail server answers as `send` does. */
function mailWorker(
  services: TestServices,
  name: string,
  send: (mail: MailMessage) => Promise<void>,
  db = services.db,
) {
  return () =>
    deliverMails({
      db,
      log: services.log,
      clock: services.clock,
      mailWorker: name,
      transport: { send, close: () => undefined },
      compose: async (row) => ({
        ...{ from: "shop@example.com", to: row.recipient, subject: row.template, text: "", html: "" },
        messageId: row.message_id,
      }),
    });
}

async function post({ db, clock }: TestServices, count: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const mail = { template: "newsletter-welcome", subscriptionId: index + 1 } as const;
      await postMail(transaction, mail, { email: `${index}@example.com`, language: "en" }, clock());
    }
  });
}

const rows = ({ db }: TestDatabase) => db.selectFrom("outbox").selectAll().orderBy("id").execute();

describe("REL-F12 the mail worker", () => {
  test("two workers deliver every mail once", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database);
    const other = openDatabase(database);
    await post(services, 100);
    const sent: string[] = [];
    const send = async (mail: MailMessage) => void sent.push(mail.messageId);
    const men = [mailWorker(services, "one", send), mailWorker(services, "two", send, other)];
    for (let round = 0; round < 8; round += 1) await Promise.all(men.map((deliver) => deliver()));
    await other.destroy();
    expect(sent).toHaveLength(100);
    expect(new Set(sent).size).toBe(100);
    expect(new Set((await rows(database)).map(({ state }) => state))).toEqual(new Set(["sent"]));
    recordFigure("REL-F12", "100 mails, 2 mail workers: 1 copy each");
  });

  test("a mail of a dead mail worker is sent by another after two minutes, as the same message", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database);
    await post(services, 1);
    const sent: string[] = [];
    // He hands the mail over, and dies before he can write it down.
    const dying = mailWorker(services, "dying", async (mail) => {
      sent.push(mail.messageId);
      await database.db.updateTable("outbox").set({ leased_by: "dead" }).execute();
    });
    await dying();
    const heir = mailWorker(services, "heir", async (mail) => void sent.push(mail.messageId));
    await heir();
    expect(sent).toHaveLength(1);
    services.clock.advance(minutes(2));
    await heir();
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  test("a server that is down loses no mail: pauses grow to a minute, then it is sent", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database);
    await post(services, 1);
    const away = mailWorker(services, "one", async () => {
      throw new Error("connection refused");
    });
    const pauses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await away();
      const [row] = await rows(database);
      const pause = Date.parse(row?.due_at ?? "") - services.clock().getTime();
      pauses.push(pause / 1000);
      services.clock.advance(pause);
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    const back = mailWorker(services, "one", async () => undefined);
    await back();
    expect(await rows(database)).toMatchObject([{ state: "sent", attempts: 8, last_error: null }]);
  });

  test("a mail is dead after three days or a permanent refusal, not after a busy server", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database);
    await post(services, 1);
    const answering = (responseCode: number) =>
      mailWorker(services, "one", async () => {
        throw Object.assign(new Error(`answer ${responseCode}`), { responseCode });
      });
    services.clock.advance(days(2));
    await answering(451)();
    expect(await rows(database)).toMatchObject([{ state: "waiting" }]);
    services.clock.advance(days(1) + minutes(1));
    await answering(451)();
    expect(await rows(database)).toMatchObject([{ state: "dead", last_error: "answer 451" }]);
    await post(services, 1);
    await answering(550)();
    expect(await rows(database)).toMatchObject([{ state: "dead" }, { state: "dead", attempts: 1 }]);
  });

  test("REL-P1 a mail server's text about a recipient is stored with the mail, and not logged", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database);
    const warn = vi.spyOn(services.log, "warn");
    await post(services, 1);
    const said = { responseCode: 550, command: "RCPT TO", rejected: ["ann@example.com"] };
    await mailWorker(services, "one", async () => {
      throw Object.assign(new Error("550 <ann@example.com> is unknown here"), said);
    })();
    expect(await rows(database)).toMatchObject([{ last_error: "550 <ann@example.com> is unknown here" }]);
    const [line] = warn.mock.calls;
    expect(line?.[0]).toMatchObject({ responseCode: 550, command: "RCPT TO" });
    expect(JSON.stringify(line)).not.toContain("@");
    expect(line?.[0]).not.toHaveProperty("err");
  });
});
