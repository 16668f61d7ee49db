import { expect, test } from "vitest";
import { minutes, seconds } from "#domain/time/durations.ts";
import { postedMails } from "#tests/support/quotes.ts";
import { openShopWithThread } from "./messages.fixture.ts";
import { staffFindWaitingThreads } from "./staff-find-waiting-threads.ts";
import { systemMailUnread } from "./system-mail-unread.ts";

const { services, shop, dana, open, said } = await openShopWithThread({ STAFF_EMAIL: "staff@example.com" });
const mailsOf = async (quoteId: number) => {
  await systemMailUnread(services);
  return (await postedMails(services))
    .filter(({ template, content }) => /message-received$/.test(template) && content.quoteId === quoteId)
    .map(({ template, recipient, language, content }) => [template, recipient, language, content.count]);
};
const waiting = async (quoteId: number) =>
  (await staffFindWaitingThreads(services.db, 20)).items.filter(({ id }) => id === quoteId);

test("L8.4 one mail for several messages, five minutes after the first, each side in its own language", async () => {
  const { id, path, client } = await open({ email: "fr@example.com", language: "fr" });
  await said(path, dana.bearer, { text: "One" });
  services.clock.advance(minutes(4));
  await said(path, dana.bearer, { text: "Two" });
  await said(path, dana.bearer, { text: "A note", audience: "staff" });
  await said(path, client, { text: "A question" });
  expect(await mailsOf(id)).toEqual([]);
  services.clock.advance(minutes(1));
  const toClient = ["message-received", "fr@example.com", "fr", 2];
  expect(await mailsOf(id)).toEqual([toClient]);
  services.clock.advance(minutes(4));
  const toStaff = ["staff-message-received", "staff@example.com", "en", 1];
  expect(await mailsOf(id)).toEqual([toClient, toStaff]);
  services.clock.advance(minutes(10));
  expect(await mailsOf(id)).toHaveLength(2);
});

test("L8.4 what was read, removed or answered within that time is no news", async () => {
  const { id, path, client } = await open();
  const read = await said(path, dana.bearer, { text: "One" });
  await shop.send("POST", `${path}/read`, { bearer: client, body: { up_to: read.id } });
  const removed = await said(path, dana.bearer, { text: "Two" });
  await shop.send("POST", `${path}/${removed.id}/remove`, { bearer: dana.bearer, body: {} });
  await said(path, client, { text: "Answered" });
  const answer = await said(path, dana.bearer, { text: "The answer" });
  await shop.send("POST", `${path}/read`, { bearer: client, body: { up_to: answer.id } });
  services.clock.advance(minutes(5));
  expect(await mailsOf(id)).toEqual([]);
});

test("no mail is sent about a deleted quote, and it does not wait for staff", async () => {
  const { id, path, client } = await open();
  await said(path, client, { text: "One" });
  expect(await waiting(id)).toHaveLength(1);
  await shop.send("DELETE", `/api/quotes/${id}`, { bearer: dana.bearer });
  services.clock.advance(minutes(5));
  expect([await mailsOf(id), await waiting(id)]).toEqual([[], []]);
});

test("L8.5 a client's message waits until one of staff has read or answered it; a note is no answer", async () => {
  const { id, path, client } = await open({ name: "Cleo" });
  const since = services.clock().toISOString();
  const first = await said(path, client, { text: "One" });
  services.clock.advance(seconds(1));
  await said(path, client, { text: "Two" });
  await said(path, dana.bearer, { text: "Hm.", audience: "staff" });
  const item = { kind: "message", subject: "quote", who: "Cleo", since, dueAt: null };
  expect(await waiting(id)).toMatchObject([{ ...item, next: { href: `/admin/quotes/${id}#messages` } }]);
  await shop.send("POST", `${path}/read`, { bearer: dana.bearer, body: { up_to: first.id } });
  expect(await waiting(id)).toMatchObject([{ since: new Date(Date.parse(since) + 1000).toISOString() }]);
  await said(path, dana.bearer, { text: "Yes." });
  expect(await waiting(id)).toEqual([]);
});
