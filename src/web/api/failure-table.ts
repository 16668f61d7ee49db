import { clientFailures } from "./client-failures.ts";
import type { FailureRow } from "./failure-row.ts";
import { shopFailures } from "./shop-failures.ts";
import { staffFailures } from "./staff-failures.ts";

/** One row a call. Nothing else in the browser turns a failure into words. */
export const failureTable = {
  ...shopFailures,
  ...staffFailures,
  ...clientFailures,
} as const satisfies Record<string, FailureRow>;

export type FailedCall = keyof typeof failureTable;
