import { expect, test } from "vitest";
import { days, hours, minutes } from "#domain/time/durations.ts";
import { mountFeatures } from "#server/features.ts";
import { deliverMails } from "#server/platform/mail/deliver-mails.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addProduct, askForQuote, holdLinkOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";

/** Back an hour (summer time in a clock that keeps local time), back a day, and forth again. */
const jumps = [-hours(1), -days(1), hours(1), minutes(1), -hours(23)];

test("REL-F11 a clock that jumps loses no session and no mail, and locks no user out", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database, { RATE_LIMITS: "on" });
  await using shop = await createTestShop(services, [mountFeatures]);
  const { bearer } = await addAdministrator(services);
  const product = await addProduct(services);
  const { id } = await askForQuote(services, product);
  const link = await holdLinkOf(services, id);
  const write = (from: string) =>
    shop.send("POST", "/api/ContactMessage", {
      from,
      body: { name: "Ann Miller", email: "ann@example.com", message: "A message while the clock jumps." },
    });
  const sent = new Set<string>();
  const deliver = () =>
    deliverMails({
      ...{ db: services.db, log: services.log, clock: services.clock, mailWorker: "one" },
      compose: async (row) => ({
        ...{ from: "shop@example.com", to: row.recipient, subject: row.template, text: "", html: "" },
        messageId: row.message_id,
      }),
      transport: { send: async ({ messageId }) => void sent.add(messageId), close: () => undefined },
    });
  for (const [turn, jump] of jumps.entries()) {
    const visitor = `192.0.2.${turn}`;
    for (let count = 0; count < 6; count += 1) await write(visitor);
    const refused = await write(visitor);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    services.clock.advance(jump);
    expect((await shop.send("GET", "/api/users", { bearer })).status, `session after ${jump}`).toBe(200);
    expect((await shop.send("GET", `/api/quotes/${id}`, { bearer: link.bearer })).status, "link").toBe(200);
    const again = await write(visitor);
    // Never longer than the window is, however far the clock went back.
    if (again.status === 429) expect(Number(again.headers["retry-after"])).toBeLessThanOrEqual(3_600);
    else expect(again.status).toBe(201);
    while ((await deliver()) > 0) {
      // Until none is due any more.
    }
    const waiting = await services.db
      .selectFrom("outbox")
      .select("due_at")
      .where("state", "=", "waiting")
      .execute();
    const latest = services.clock().getTime() + hours(1);
    expect(waiting.filter(({ due_at }) => Date.parse(due_at) > latest)).toEqual([]);
  }
  services.clock.advance(days(33));
  expect((await shop.send("GET", "/api/users", { bearer })).status).toBe(401);
  expect((await shop.send("GET", `/api/quotes/${id}`, { bearer: link.bearer })).status).toBe(401);
  await deliver();
  const left = await services.db.selectFrom("outbox").select("id").where("state", "=", "waiting").execute();
  expect(left).toEqual([]);
  recordFigure(
    "REL-F11",
    `${jumps.length} jumps of −24 h to +1 h: sessions and links held, ${sent.size} mails sent once each, no wait longer than its window; 33 days on all had ended`,
  );
});
