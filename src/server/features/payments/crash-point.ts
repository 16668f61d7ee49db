import type { Config } from "#server/config.ts";

/** Where a test may kill the process, to see that money and books agree after the next start (REL-M7). */
export const crashPoints = [
  "before-provider-create",
  "after-provider-create",
  "after-intent-recorded",
  "after-event-verified",
  "after-provider-read",
  "after-payment-recorded",
  "before-provider-capture",
  "after-provider-capture",
  "after-refund-reserved",
  "after-provider-refund",
  "after-refund-recorded",
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** Kills the process here when a test asked for it by `CRASH_AT`; does nothing in any other environment. */
export function crashPoint({ NODE_ENV }: Pick<Config, "NODE_ENV">, point: CrashPoint): void {
  if (NODE_ENV === "test" && process.env.CRASH_AT === point) process.kill(process.pid, "SIGKILL");
}
