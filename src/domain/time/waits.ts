import { seconds } from "./durations.ts";

/** How long the shop's screens wait, in milliseconds (SPEC-1.17, SPEC-1.28). */
export const waits = {
  newsletter: seconds(2),
  addToCart: seconds(1),
  cartToast: seconds(3),
  contactToast: seconds(3),
  defaultToast: seconds(5),
  usersTimeout: seconds(10),
  callTimeout: seconds(30),
  dashboardRefresh: seconds(60),
  clientPolling: seconds(30),
  quoteErrorBanner: seconds(3),
  copyTooltip: seconds(2.5),
  refund: seconds(1.5),
  paymentSuccessClose: seconds(2),
} as const;
