import { expect, test } from "vitest";
import { gates } from "./order-state.ts";
import { type ActingOrder, tasksOf, turnOf } from "./order-turn.ts";

const order: ActingOrder = {
  ...{ state: "preparing", holdReason: null, open: gates, address: null, proofs: [], settlement: null },
  owesBeforeShipping: false,
  openCents: null,
};
const sent = [{ state: "superseded" }, { state: "sent" }] as const;
const asked = { state: "asked" };
const settled = { state: "settled" };

test.each<[string, Partial<ActingOrder>, string, ...string[]]>([
  ["nothing is there", {}, "both", "pay", "make_proof", "get_goods", "give_address"],
  ["the proof is not sent yet", { open: ["proof"], proofs: [{ state: "draft" }] }, "shop", "send_proof"],
  ["the proof is sent", { open: ["proof"], proofs: sent }, "client", "approve"],
  ["changes are wanted", { open: ["proof"], proofs: [{ state: "changes_requested" }] }, "shop", "mend_proof"],
  ["the proof was withdrawn", { open: ["proof"], proofs: [{ state: "withdrawn" }] }, "shop", "make_proof"],
  ["the address is open", { open: ["address"] }, "client", "give_address"],
  ["an address waits for his word", { open: ["address"], address: "1 Main St" }, "client", "confirm_address"],
  ["payment and bags are open", { open: ["money", "goods"] }, "both", "pay", "get_goods"],
  ["a machine is broken", { holdReason: "machine", open: ["money"] }, "both", "resume", "pay"],
  ["it is on hold for money", { holdReason: "money", open: ["money"] }, "client", "pay"],
  ["it is on hold for an answer", { state: "packed", holdReason: "client" }, "client", "answer"],
  ["artwork is missing", { state: "in_production", holdReason: "art" }, "client", "send_artwork"],
  [
    "a new proof holds it up",
    { state: "in_production", holdReason: "art", proofs: sent },
    "client",
    "approve",
  ],
  [
    "the new proof is to be mended",
    { state: "in_production", holdReason: "art", proofs: [{ state: "changes_requested" }] },
    ...(["shop", "mend_proof"] as const),
  ],
  ["it is ready", { state: "ready", open: [] }, "shop", "start"],
  ["it is in production", { state: "in_production", open: ["money"] }, "shop", "pack"],
  ["too few bags were made", { state: "packed", settlement: asked }, "client", "choose"],
  ["a balance is due before it is sent", { state: "packed", owesBeforeShipping: true }, "client", "pay"],
  ["a part has left unpaid", { state: "partly_shipped", owesBeforeShipping: true }, "client", "pay"],
  ["that is due later", { state: "in_production", owesBeforeShipping: true }, "shop", "pack"],
  ["that was due once it left", { state: "shipped", owesBeforeShipping: true }, "shop", "note_arrival"],
  [
    "the client chooses before he pays",
    { state: "packed", settlement: asked, owesBeforeShipping: true },
    ...(["client", "choose"] as const),
  ],
  [
    "a machine is broken and a balance is due",
    { state: "packed", holdReason: "machine", owesBeforeShipping: true },
    ...(["both", "resume", "pay"] as const),
  ],
  ["a part has left", { state: "partly_shipped" }, "shop", "ship"],
  ["it is on its way", { state: "shipped" }, "shop", "note_arrival"],
  ["it has arrived", { state: "delivered" }, "shop", "settle"],
  ["it is settled and paid", { state: "delivered", settlement: settled, openCents: 0 }, "shop", "close"],
  ["it is settled, not paid", { state: "delivered", settlement: settled, openCents: 1 }, "client", "pay"],
  ["it is over", { state: "closed", holdReason: "client", settlement: asked }, "none"],
  ["it was cancelled", { state: "cancelled" }, "none"],
])("L17.4 whose turn it is, and for what, where %s", (_, given, turn, ...whats) => {
  const tasks = tasksOf({ ...order, ...given });
  expect([turnOf(tasks), ...tasks.map(({ what }) => what)]).toEqual([turn, ...whats]);
});
