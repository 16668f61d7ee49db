import { expect, test } from "vitest";
import { endOf } from "./payment-end.ts";

test.each([
  ["completed", "paid", "paid", "paid"],
  ["completed", "paid", "confirmed", "part-paid"],
  ["completed", "checking", "confirmed", "unconfirmed"],
  ["pending", "failed", "confirmed", "unconfirmed"],
  ["failed", "failed", "confirmed", "failed"],
  ["expired", "failed", "confirmed", "failed"],
] as const)(
  "a payment that is %s (%s), of a quote that is %s, is shown as %s",
  (status, outcome, quoteStatus, shown) => {
    const answer = {
      success: status === "completed",
      message: "",
      outcome,
      status,
      quote_status: quoteStatus,
    };
    const end = endOf(answer, "pi_1");
    expect(end === "failed" ? end : end.kind).toBe(shown);
  },
);
