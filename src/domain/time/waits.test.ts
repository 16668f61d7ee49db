import { expect, test } from "vitest";
import { days, hours, minutes, seconds } from "./durations.ts";
import { waits } from "./waits.ts";

test("durations are milliseconds", () => {
  expect([seconds(1.5), minutes(2), hours(1), days(1)]).toEqual([1500, 120_000, 3_600_000, 86_400_000]);
});

test("the specified waits", () => {
  expect(waits).toMatchObject({
    newsletter: 2000,
    addToCart: 1000,
    cartToast: 3000,
    defaultToast: 5000,
    usersTimeout: 10_000,
    dashboardRefresh: 60_000,
    clientPolling: 30_000,
    quoteErrorBanner: 3000,
    copyTooltip: 2500,
    refund: 1500,
    paymentSuccessClose: 2000,
  });
});
