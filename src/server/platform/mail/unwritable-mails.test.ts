import { expect, test } from "vitest";
import { AppError } from "#server/platform/errors/app-error.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { deliverMails } from "./deliver-mails.ts";
import { postMail } from "./post-mail.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const { db, clock, log } = services;

test("FOUND-D6 a mail that cannot be written is given up at once; where the store does not answer it waits", async () => {
  await db.transaction().execute(async (transaction) => {
    for (const name of ["broken", "late", "whole"]) {
      const mail = { template: "newsletter-welcome", subscriptionId: 1 } as const;
      await postMail(transaction, mail, { email: `${name}@example.com`, language: "en" }, clock());
    }
  });
  await deliverMails({
    ...{ db, clock, log, mailWorker: "test" },
    transport: { send: async () => undefined, close: () => undefined },
    compose: async ({ recipient: to, message_id: messageId }) => {
      if (to.startsWith("broken")) throw new RangeError("Not an amount in cents: -1");
      if (to.startsWith("late")) throw new AppError("unavailable");
      return { from: "shop@example.com", to, subject: "", text: "", html: "", messageId };
    },
  });
  const rows = await db.selectFrom("outbox").select(["recipient", "state"]).orderBy("id").execute();
  expect(rows.map(({ recipient, state }) => [recipient.split("@")[0], state])).toEqual([
    ["broken", "dead"],
    ["late", "waiting"],
    ["whole", "sent"],
  ]);
});
