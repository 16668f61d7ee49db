import { describe, expect, test } from "vitest";
import { hours } from "../time/durations.ts";
import { webhookUrlRule } from "./webhook-address.ts";
import { eventsOf, pauseAfter, webhookEvents } from "./webhook-events.ts";

describe("SPEC-4.61 events", () => {
  test.each([
    ["quote", "quote.request", {}, ["quote.requested"]],
    ["quote", "quote.edit", {}, []],
    ["quote", "quote.record-acceptance", {}, ["offer.accepted"]],
    ["quote", "quote.cancel", {}, ["order.state"]],
    ["payment", "payment.complete", { after: { status: "completed" } }, ["payment.settled"]],
    [
      "order",
      "order.hold",
      { before: { hold_reason: null }, after: { hold_reason: "art" } },
      ["order.state"],
    ],
    [
      "order",
      "order.ship",
      { before: { state: "packed" }, after: { state: "shipped" } },
      ["shipment.sent", "order.state"],
    ],
    ["order", "order.ship", { before: { state: "shipped" }, after: { state: "shipped" } }, ["shipment.sent"]],
    ["order", "order.undo", { before: { state: "packed" }, after: { state: "ready" } }, ["order.state"]],
    ["webhook", "webhook.update", { before: { state: "on" }, after: { state: "off" } }, []],
  ])("%s: %s", (subject, action, change, events) => {
    expect(eventsOf({ subject, action, ...change })).toEqual(events);
  });

  test("eight tries within 24 hours, and one of a test", () => {
    const pauses: number[] = [];
    for (let failures = 1; ; failures += 1) {
      const pause = pauseAfter(failures, webhookEvents[0]);
      if (pause === undefined) break;
      pauses.push(pause);
    }
    expect([pauses.length + 1, pauses.reduce((sum, pause) => sum + pause, 0)]).toEqual([8, hours(24)]);
    expect(pauseAfter(1, "test")).toBeUndefined();
  });
});

test.each([
  ["https://hooks.example/a?b=c", true, true],
  ["https://hooks.example:8443/", true, true],
  ["http://localhost:4000/", false, true],
  ["http://127.0.0.1:4000/", false, true],
  ["http://[::1]:4000/", false, true],
  ["http://hooks.example/", false, false],
  ["https://ann:secret@hooks.example/", false, false],
  ["https://hooks.example/#part", false, false],
  ["ftp://hooks.example/", false, false],
  ["hooks.example", false, false],
  ["", false, false],
  [`https://hooks.example/${"a".repeat(500)}`, false, false],
])("SPEC-4.61 an address: %s", (url, isTaken, isTakenHere) => {
  expect(webhookUrlRule(url, { mayBeLocal: false }) === undefined).toBe(isTaken);
  expect(webhookUrlRule(url, { mayBeLocal: true }) === undefined).toBe(isTakenHere);
});
