/**
 * Where the server is killed between charge and record (REL-M7). A moment at a provider is brought about by its fake, which
 * kills the server instead of answering; `isActing` says whether the provider carried out the request first.
 */
export const providerMoments = {
  "before-provider-create": { only: ["create-intent", "create-order"], isActing: false },
  "after-provider-create": { only: ["create-intent", "create-order"], isActing: true },
  "before-provider-capture": { only: ["capture-order"], isActing: false },
  "after-provider-capture": { only: ["capture-order"], isActing: true },
  "after-provider-refund": { only: ["create-refund", "refund"], isActing: true },
} as const;

/** A moment in the database: before the first such statement, or once the transaction that it belongs to is committed. */
export interface DatabaseMoment {
  readonly statement: "SelectQueryNode" | "InsertQueryNode" | "UpdateQueryNode";
  readonly table: string;
  readonly when: "before" | "committed";
}

/** Brought about by `shop-that-dies.ts`, chosen by `CRASH_AT`. */
export const databaseMoments = {
  "after-intent-recorded": { statement: "InsertQueryNode", table: "payments", when: "committed" },
  "after-event-verified": { statement: "SelectQueryNode", table: "provider_events", when: "before" },
  "after-provider-read": { statement: "UpdateQueryNode", table: "payments", when: "before" },
  "after-payment-recorded": { statement: "UpdateQueryNode", table: "payments", when: "committed" },
  "after-refund-reserved": { statement: "InsertQueryNode", table: "refunds", when: "committed" },
  "after-refund-recorded": { statement: "UpdateQueryNode", table: "refunds", when: "committed" },
  "after-number-taken": { statement: "UpdateQueryNode", table: "invoices", when: "before" },
} as const satisfies Record<string, DatabaseMoment>;

export type ProviderMoment = keyof typeof providerMoments;
export type CrashMoment = ProviderMoment | keyof typeof databaseMoments;

export const crashMoments: readonly CrashMoment[] = [
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
];

export function isAtProvider(moment: CrashMoment): moment is ProviderMoment {
  return moment in providerMoments;
}
