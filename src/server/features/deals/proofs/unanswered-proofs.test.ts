import { expect, test } from "vitest";
import { days, hours } from "#domain/time/durations.ts";
import { postedMails, signInClientOf } from "#tests/support/quotes.ts";
import { staffFindWaitingProofs } from "../lists/staff-find-waiting.ts";
import { staffFindOrdersToActOn } from "../orders/staff-find-orders-to-act-on.ts";
import { clientAskForProofChanges } from "./answer-proof.ts";
import { openProofShop } from "./proofs.fixture.ts";
import { systemRemindOfProofs } from "./system-remind-of-proofs.ts";

// A Monday at noon in Denver: mails leave, and two days later as well.
const { services, ordered } = await openProofShop({ from: "2026-11-30T19:00:00Z" });

const waiting = async () => (await staffFindWaitingProofs(services.db, 20, services.clock())).items;
const remind = async () => {
  await Promise.all([systemRemindOfProofs(services), systemRemindOfProofs(services)]);
  const mails = await postedMails(services);
  return mails.filter(({ template, content }) => template === "proof-news" && content.news === "reminder")
    .length;
};

test("L5.2 a proof without an answer is asked about after two days: once by mail, and on the list of today", async () => {
  const [first, paused, held] = [await ordered(), await ordered(), await ordered()];
  const { id } = await first.waiting();
  for (const { waiting: send } of [paused, held]) await send();
  const pause = (reminders_paused: 0 | 1) =>
    services.db.updateTable("quotes").set({ reminders_paused }).where("id", "=", paused.quoteId).execute();
  const hold = (hold_reason: "client" | null) =>
    services.db.updateTable("orders").set({ hold_reason }).where("id", "=", held.orderId).execute();
  await pause(1);
  await hold("client");
  services.clock.advance(days(2) - hours(1));
  expect([await remind(), await waiting()]).toEqual([0, []]);
  services.clock.advance(hours(1));
  expect([await remind(), await remind()]).toEqual([1, 1]);
  await pause(0);
  services.clock.advance(hours(8));
  // At night nothing leaves.
  expect(await remind()).toBe(1);
  services.clock.advance(hours(16));
  expect(await remind()).toBe(2);
  await hold(null);
  expect(await remind()).toBe(3);
  const asked = (await waiting()).map(({ id: orderId, who, next }) => [orderId, who, next.label.message]);
  expect(asked).toEqual(
    [first, paused, held].map(({ orderId }) => [orderId, "Ann Miller", "Ask about the proof"]),
  );
  const { actor } = await signInClientOf(services, first.quoteId);
  const origin = { ip: "192.0.2.1", userAgent: null };
  await clientAskForProofChanges(services, actor, { proofId: id, text: "Larger", marks: [], origin });
  expect((await waiting()).map(({ id: orderId }) => orderId)).not.toContain(first.orderId);
  const { items } = (await staffFindOrdersToActOn(services, 20)).proof_to_make;
  expect(items).toMatchObject([{ id: first.orderId, next: { label: { message: "Make the new proof" } } }]);
});
