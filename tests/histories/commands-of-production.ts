import { correctedStates, gates, holdReasons } from "#domain/orders/order-state.ts";
import { multipart } from "#tests/support/multipart.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import type { Command, Giving } from "./commands.ts";
import { dayFromNow } from "./deal.ts";
import { choose, pick } from "./tape.ts";

const facts = JSON.stringify({
  places: [{ place: "front", width_mm: 240, height_mm: 180, inks: ["PMS 185 C"] }],
});
const picture = { name: "proof.png", type: "image/png", bytes: tinyPng };

/** A call of staff about the order. */
const order =
  (path: string, body: (giving: Giving) => object = () => ({}), method: "POST" | "PUT" = "POST"): Command =>
  async (giving) => {
    const id = giving.things.order?.id;
    return id === undefined
      ? undefined
      : await giving.deal.world.staff(method, `orders/${id}/${path}`, { body: body(giving) });
  };

const proof =
  (path: string): Command =>
  async ({ deal, things, step }) => {
    const found = pick(things.proofs.toReversed(), step.object % 2);
    return found && (await deal.world.staff("POST", `proofs/${found.id}/${path}`));
  };

/** A call of staff about one of the shipments: without a path it is corrected. */
const shipment =
  (path: "" | "/void", body: (giving: Giving) => object): Command =>
  async (giving) => {
    const { deal, things, step } = giving;
    const id = pick(things.shipments, step.object)?.id;
    return id === undefined
      ? undefined
      : await deal.world.staff(path ? "POST" : "PUT", `shipments/${id}${path}`, { body: body(giving) });
  };

/** Good bags for those that were ordered: as ordered, a little or much more, a little or much less, none. */
const shares = [1, 1, 1.04, 0.96, 1.2, 0.7, 0.5, 0] as const;

function counted({ things, step }: Giving): object {
  return {
    lines: things.lines.map(({ id, units_ordered }, index) => ({
      order_line_id: id,
      good: Math.round(units_ordered * choose(shares, step.amount + index)),
      spoiled: step.object % 200,
    })),
  };
}

/** What of the lines leaves: all that was counted, or a part of it. */
function leaving({ deal, things, step }: Giving): object {
  const share = choose([1, 1, 0.5], step.amount);
  const lines = things.lines.map(({ id, units_good, units_ordered }) => ({
    order_line_id: id,
    units: Math.max(1, Math.floor((units_good ?? units_ordered) * share)),
  }));
  const day = { shipped_on: dayFromNow(deal, -(step.day % 2)) };
  return {
    carrier: "UPS",
    tracking: ["1Z999"],
    lines,
    ...day,
    ...(step.object % 4 === 0 && { complete: true }),
  };
}

/** What staff does to make, count, ship and settle. */
export const commandsOfProduction: Readonly<Record<string, Command>> = {
  "add-proof": async ({ deal, things }) =>
    things.order &&
    (await deal.world.staff(
      "POST",
      `orders/${things.order.id}/proofs`,
      await multipart({ facts }, { file: picture }),
    )),
  "send-proof": proof("send"),
  "withdraw-proof": proof("withdraw"),
  async "record-proof"({ deal, things, step }) {
    const id = things.proofs.at(-1)?.id;
    if (id === undefined) return undefined;
    const answer = choose(["approved", "changes_requested"], step.amount);
    const fields = { answer, channel: "phone", on: dayFromNow(deal, 0), by: "Ann", text: "Larger." };
    return await deal.world.staff(
      "POST",
      `proofs/${id}/record-answer`,
      await multipart(fields, { file: picture }),
    );
  },
  "meet-goods": order("meet", () => ({ gate: "goods" })),
  "meet-address": order("meet", () => ({ gate: "address" })),
  "waive-money": order("waive", () => ({ gate: "money", reason: "A good client" })),
  waive: order("waive", ({ step }) => ({ gate: choose(gates, step.object), reason: "Stock is on its way" })),
  address: order("address", () => ({ address: "1700 Sherman Street\nDenver, CO 80203" }), "PUT"),
  dates: order(
    "dates",
    ({ deal, step }) => ({ lead_days: (step.amount % 30) + 1, in_hands_on: dayFromNow(deal, step.day % 90) }),
    "PUT",
  ),
  hold: order("hold", ({ step }) => ({ reason: choose(holdReasons, step.object) })),
  resume: order("resume"),
  start: order("start"),
  counts: order("counts", counted),
  pack: order("pack"),
  deliver: order("deliver"),
  close: order("close"),
  ship: order("shipments", leaving),
  "void-settlement": order("settlement/void", () => ({ reason: "A pallet was counted twice" })),
  correct: order("correct", ({ step }) => ({
    ...{ to: choose(correctedStates, step.object), reason: "The wrong card was moved" },
  })),
  "correct-shipment": shipment("", ({ deal, things, step }) => ({
    reason: "Another parcel",
    ...choose([{ tracking: ["1Z000"] }, { cartons: 3 }, { shipped_on: dayFromNow(deal, 0) }], step.amount),
    ...(step.amount % 2 === 0 && {
      lines: things.lines.map(({ id }) => ({ order_line_id: id, units: (step.amount % 5_000) + 1 })),
    }),
  })),
  "void-shipment": shipment("/void", () => ({ reason: "It never left" })),
  settle: order("settlement", ({ step }) => {
    const choice = choose([undefined, undefined, "take", "all", "rest"], step.object);
    return choice ? { choice } : {};
  }),
};
