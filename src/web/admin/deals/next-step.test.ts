import { describe, expect, test } from "vitest";
import type { OrderTask } from "#domain/orders/order-turn.ts";
import { firstTab, nextStepOf } from "./next-step.ts";

const waiting = { status: "pending", isExpired: false, hasDraft: false, tasks: [] } as const;
const pay: OrderTask = { by: "client", what: "pay" };
const proof: OrderTask = { by: "shop", what: "make_proof" };

describe("what the shop does next about a deal", () => {
  test.each([
    ["a request", { stage: "new" }, "write"],
    ["a request whose answer was begun", { stage: "new", hasDraft: true }, "go-on"],
    ["an offer that is being written", { stage: "drafting" }, "go-on"],
    ["a question to the client", { stage: "needs_info" }, undefined],
    ["FOUND-U4 an offer before the client", { stage: "offered" }, undefined],
    ["an offer with the next one beside it", { stage: "offered", hasDraft: true }, "go-on"],
    ["an offer that ended", { stage: "offered", isExpired: true }, "extend"],
    ["a wish for another offer", { stage: "changes_asked" }, "write-next"],
    ["an order that waits for the client alone", { stage: "accepted", tasks: [pay] }, undefined],
    ["an order that waits for both", { stage: "accepted", tasks: [pay, proof] }, "make_proof"],
    ["a deal that was cancelled", { stage: "cancelled", tasks: [] }, undefined],
  ] as const)("%s", (_, standing, step) => {
    expect(nextStepOf({ ...waiting, ...standing })).toBe(step);
  });

  test.each([
    ["before it is accepted: at the offer", { stage: "offered", tasks: [] }, "offer"],
    ["at the shop's step before the client's", { stage: "accepted", tasks: [pay, proof] }, "proof"],
    ["at the client's, where the shop has none", { stage: "accepted", tasks: [pay] }, "money"],
    ["at production", { stage: "accepted", tasks: [{ by: "shop", what: "pack" }] }, "production"],
    ["at production once nothing is left to do", { stage: "accepted", tasks: [] }, "production"],
  ] as const)("opens %s", (_, standing, tab) => {
    expect(firstTab(standing)).toBe(tab);
  });
});
