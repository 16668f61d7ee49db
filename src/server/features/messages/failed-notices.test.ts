import { expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { staffFindFailedItems } from "#server/features/deals/lists/staff-find-waiting.ts";
import { takeBack } from "#server/platform/jobs/each-item.ts";
import { postedMails } from "#tests/support/quotes.ts";
import { openShopWithThread } from "./messages.fixture.ts";
import { systemMailUnread } from "./system-mail-unread.ts";

const { services, dana, open, said } = await openShopWithThread({ STAFF_EMAIL: "staff@example.com" });
const mailedTo = async (quoteId: number) =>
  (await postedMails(services)).filter(
    ({ template, content }) => template === "message-received" && content.quoteId === quoteId,
  ).length;

test("FOUND-D6 a thread whose notice fails keeps no other waiting, fails once, and stands on Today until it is tried again", async () => {
  const [broken, whole] = [await open(), await open()];
  await said(broken.path, dana.bearer, { text: "One" });
  services.clock.advance(minutes(1));
  await said(whole.path, dana.bearer, { text: "Two" });
  services.clock.advance(minutes(6));
  const attempts: number[] = [];
  const failing = {
    ...services,
    db: services.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const isNotice = result.rows.some((row) => "waits_for_staff" in row);
        const ids = result.rows.map(({ id }) => id);
        if (isNotice && ids.length > 0) attempts.push(ids.length);
        if (isNotice && attempts.length === 1) throw new RangeError("Not an amount in cents: -1");
        return result;
      },
    }),
  };
  await systemMailUnread(failing);
  expect([await mailedTo(broken.id), await mailedTo(whole.id)]).toEqual([0, 1]);
  await systemMailUnread(failing);
  expect(attempts).toHaveLength(2);
  const { items } = await staffFindFailedItems(services.db, 20);
  expect(items).toMatchObject([
    { kind: "job_failed", subject: "quote", id: broken.id, failed: { job: "message_notice" } },
  ]);
  expect(await takeBack(services.db, items[0]?.failed?.id ?? 0)).toMatchObject({ quoteId: broken.id });
  await systemMailUnread(services);
  expect(await mailedTo(broken.id)).toBe(1);
  expect((await staffFindFailedItems(services.db, 20)).count).toBe(0);
});
