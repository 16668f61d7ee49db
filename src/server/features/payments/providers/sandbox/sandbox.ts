import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/platform/database/db.ts";

/** How the sandbox treats its webhooks; other values than the default are for tests. */
export interface SandboxSetting {
  /** How late they come, in milliseconds. */
  readonly delay: number;
  /** How often each is delivered. */
  readonly copies: number;
  /** The share that is never sent, 0 to 1. */
  readonly lose: number;
}

export const promptAndOnce: SandboxSetting = { delay: 0, copies: 1, lose: 0 };

/**
 * A payment provider of our own, for trying out: it has a ledger, declines what Stripe's test cards decline,
 * and moves no money. The shop talks to it as to any other provider.
 */
export interface Sandbox {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
  readonly setting: SandboxSetting;
  /** Signing secrets, the newest first; all of them are accepted, so that one can be replaced. */
  readonly secrets: () => Promise<readonly string[]>;
  /** Dispatches `recorded` when there is a webhook event to deliver. */
  readonly events: EventTarget;
}

/** Says that there is something to deliver; the job would find it by itself a little later. */
export function announceEvents({ events }: Sandbox): void {
  events.dispatchEvent(new Event("recorded"));
}
