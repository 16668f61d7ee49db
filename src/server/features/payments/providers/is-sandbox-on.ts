import type { Config } from "#server/config.ts";

/** Without a key of Stripe nothing moves money: cards and orders go to the sandbox, and every notice says so. */
export function isSandboxOn({ STRIPE_SECRET_KEY }: Pick<Config, "STRIPE_SECRET_KEY">): boolean {
  return STRIPE_SECRET_KEY === "";
}
