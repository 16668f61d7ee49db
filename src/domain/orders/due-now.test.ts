import { expect, test } from "vitest";
import { isDueNow } from "./due-now.ts";

const pays = [{ by: "client", what: "pay" }] as const;
const packs = [{ by: "shop", what: "pack" }] as const;

test.each([
  ["on acceptance", { due: "on-acceptance", due_on: "2026-12-01" }, packs, true],
  ["within days", { due: "net-days", due_on: "2026-12-31" }, packs, true],
  ["before shipping, in production", { due: "before-shipping", due_on: null }, packs, false],
  ["before shipping, once its order waits for it", { due: "before-shipping", due_on: null }, pays, true],
  ["after an invoice that is not there", { due: "after-invoice", due_on: null }, packs, false],
  ["after an invoice that is there", { due: "after-invoice", due_on: "2026-12-31" }, packs, true],
] as const)("what is due %s", (_, item, tasks, isDue) => {
  expect(isDueNow(item, tasks)).toBe(isDue);
});
