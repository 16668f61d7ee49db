import { AppError } from "#server/platform/errors/app-error.ts";
import type { CardProvider } from "../card-provider.ts";
import { ProviderSilent } from "../provider-failure.ts";

/**
 * Stripe while its keys are kept and cannot be opened: every question is answered later, as if it were silent. Its events
 * are refused for now, so that it repeats them.
 */
const paused = async (): Promise<never> => {
  throw new ProviderSilent("the keys of Stripe have to be typed again");
};

export const pausedCardProvider: CardProvider = {
  name: "stripe",
  createIntent: paused,
  readIntent: paused,
  cancelIntent: paused,
  refund: paused,
  listRefunds: paused,
  listIntentsSince: paused,
  async readEvent() {
    throw new AppError("unavailable");
  },
  cardFields() {
    throw new AppError("unavailable");
  },
};
