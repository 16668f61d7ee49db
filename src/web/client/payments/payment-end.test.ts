import { expect, test } from "vitest";
import { endOf } from "./payment-end.ts";

test.each([
  ["completed", "paid", "paid"],
  ["completed", "confirmed", "unconfirmed"],
  ["pending", "confirmed", "unconfirmed"],
  ["failed", "confirmed", "failed"],
  ["expired", "confirmed", "failed"],
] as const)("a payment that is %s, of a quote that is %s, is shown as %s", (status, quoteStatus, shown) => {
  const outcome = status === "completed" ? ("paid" as const) : ("failed" as const);
  const answer = { success: status === "completed", message: "", outcome, status, quote_status: quoteStatus };
  const end = endOf(answer, "pi_1");
  expect(end === "failed" ? end : end.kind).toBe(shown);
});
