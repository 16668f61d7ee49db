import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { postMail } from "./post-mail.ts";
import { sweepMails } from "./sweep-mails.ts";

test("REL-P5 a mail is deleted a year after it was sent, and never while it is unsent", async () => {
  await using database = await createTestDatabase();
  const { db, clock } = createTestServices(database);
  const post = (email: string) =>
    db.transaction().execute((transaction) => {
      const mail = { template: "newsletter-welcome", subscriptionId: 1 } as const;
      return postMail(transaction, mail, { email, language: "en" }, clock());
    });
  await post("sent@example.com");
  await post("waiting@example.com");
  const sent = { state: "sent", sent_at: clock().toISOString() } as const;
  await db.updateTable("outbox").set(sent).where("recipient", "=", "sent@example.com").execute();
  const left = async () => {
    await sweepMails(db, new Date(clock().getTime() - days(365)));
    return (await db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map(
      (row) => row.recipient,
    );
  };
  clock.advance(days(364));
  expect(await left()).toEqual(["sent@example.com", "waiting@example.com"]);
  clock.advance(days(2));
  expect(await left()).toEqual(["waiting@example.com"]);
});
