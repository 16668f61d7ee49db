import type { ShopKeys } from "#server/features/settings/secrets/shop-keys.ts";

/**
 * Without a key of Stripe nothing moves money: cards and orders go to the sandbox, and every notice says so. A key that was
 * typed and cannot be opened is no missing one: test cards would pay the quotes of a real shop.
 */
export function isSandboxOn({ config, lost }: ShopKeys): boolean {
  return config.STRIPE_SECRET_KEY === "" && !lost.has("stripe");
}
