import { describe, expect, test } from "vitest";
import { nowOf, paidWords, waitsOf } from "./client-order.ts";
import { gates, holdReasons, isAskedOfClient, orderStates } from "./order-state.ts";
import { type ActingOrder, tasksOf } from "./order-turn.ts";

const order: ActingOrder = {
  ...{ state: "preparing", holdReason: null, open: gates, address: null, proofs: [], settlement: null },
  owesBeforeShipping: false,
  openCents: null,
};

const named = (given: Partial<ActingOrder>) =>
  waitsOf({ tasks: tasksOf({ ...order, ...given }) }).map(
    ({ isClients, words }) => `${isClients ? "client" : "shop"}: ${words.message}`,
  );

describe("what an order waits for (L17.2)", () => {
  test("the client pays and says where to; the shop makes the proof and gets the bags", () => {
    expect(named({})).toEqual([
      "client: your payment",
      "shop: the proof that we are making",
      "shop: the bags",
      "client: your delivery address",
    ]);
  });

  test.each([
    ["sent", "client: your approval of the proof"],
    ["draft", "shop: the proof that we are making"],
    ["changes_requested", "shop: the new proof that we are making"],
    ["withdrawn", "shop: the proof that we are making"],
  ] as const)("of a proof that is %s: %s", (state, words) => {
    expect(named({ proofs: [{ state: "superseded" }, { state }] })).toContain(words);
  });

  test("an address that is there asks to be confirmed", () => {
    expect(named({ address: "1 Main St" })).toContain("client: your word that the delivery address is right");
  });

  test("nothing once no gate is open", () => {
    expect(named({ open: [] })).toEqual([]);
  });

  test("what holds it up on the shop's side, and what the client can do meanwhile", () => {
    expect(named({ holdReason: "machine", open: ["money"] })).toEqual([
      "shop: something on our side",
      "client: your payment",
    ]);
  });
});

describe("what happens now", () => {
  type Given = Partial<ActingOrder> & { promised_on?: string; arrives_on?: string };
  const said = ({ promised_on, arrives_on, ...given }: Given) => {
    const acting = { ...order, ...given };
    const hold = acting.holdReason && {};
    const days = { promised_on: promised_on ?? null, arrives_on: arrives_on ?? null };
    return nowOf({ state: acting.state, hold, tasks: tasksOf(acting), ...days }, "en");
  };

  test("an order that has arrived and is settled is the client's turn while it is not paid", () => {
    const arrived = { state: "delivered", settlement: { state: "settled" } } as const;
    expect(said({ ...arrived, openCents: 1 })?.message).toMatch(/^Your turn: .*still to be paid/);
    expect(said({ ...arrived, openCents: 0 })?.message).toBe("Your order has arrived.");
  });

  test.each(orderStates)("%s has a sentence, or follows from what it waits for", (state) => {
    expect(said({ state }) === undefined).toBe(state === "preparing");
  });

  test("in production it names the promised day", () => {
    const sentence = said({ state: "in_production", promised_on: "2026-12-29" });
    expect(sentence?.message).toContain("leaves us on {day}");
    expect(sentence?.values?.day).toContain("29");
  });

  test("on its way it names the day on which it is expected", () => {
    const sentence = said({ state: "shipped", arrives_on: "2027-01-06" });
    expect(sentence?.message).toContain("expect it by {day}");
    expect(sentence?.values?.day).toContain("2027");
  });

  test.each(["packed", "partly_shipped"] as const)("%s, and not paid, it is the client's turn", (state) => {
    expect(said({ state })?.message).toMatch(/^Our turn/);
    expect(said({ state, owesBeforeShipping: true })?.message).toMatch(/^Your turn: .* once it is paid/);
  });

  test.each(holdReasons)(
    "on hold for %s it says so, without a day, and what the client has to do",
    (reason) => {
      const sentence = said({ state: "in_production", holdReason: reason, promised_on: "2026-12-29" });
      const turn = isAskedOfClient(reason) ? "Your turn" : "Our turn";
      expect(sentence?.message).toMatch(new RegExp(`^${turn}: your order is on hold`));
      expect(sentence?.values).toBeUndefined();
    },
  );

  test.each([
    ["sent", "order.now.held.approve"],
    ["changes_requested", "order.now.held.proof"],
    ["approved", "order.now.held.art"],
  ] as const)("on hold for art, with a proof that is %s", (state, id) => {
    const proofs = [{ state }];
    expect(said({ state: "in_production", holdReason: "art", proofs })?.id).toBe(id);
  });

  test("too few bags are the client's choice; what is over asks for nothing", () => {
    const asked = { settlement: { state: "asked" }, holdReason: "client" as const };
    expect(said({ state: "packed", settlement: { state: "asked" } })?.id).toBe("order.now.choosing");
    expect(said({ state: "closed", ...asked })?.id).toBe("order.now.closed");
    expect(said({ state: "cancelled", ...asked })?.id).toBe("order.now.cancelled");
  });
});

describe("after the payment", () => {
  test.each(orderStates)("%s: the words are those of the order", (state) => {
    expect(paidWords({ status: "paid", stage: "accepted" }, state)?.nextStep).toBeDefined();
  });

  test("none before it is paid, without an order, or once it is cancelled", () => {
    expect(paidWords({ status: "confirmed", stage: "accepted" }, "preparing")).toBeUndefined();
    expect(paidWords({ status: "paid", stage: "accepted" }, undefined)).toBeUndefined();
    expect(paidWords({ status: "paid", stage: "cancelled" }, "cancelled")).toBeUndefined();
  });

  test("nothing is to come of what has arrived", () => {
    expect(paidWords({ status: "paid", stage: "accepted" }, "delivered")?.waitsFor).toBeUndefined();
  });
});
