import type { ReadIntent } from "../../api/reads/payments.ts";
import { CardFrame } from "./card-frame.tsx";
import type { CardListeners } from "./card-outcome.ts";
import { StripeFields } from "./stripe-fields.tsx";

interface CardFieldsProps extends CardListeners {
  readonly intent: ReadIntent;
  readonly attempt: number;
  readonly onSubmit: () => void;
  readonly returnUrl: string;
  readonly holder?: string;
}

/** Whether an intent says how its card fields are shown. */
export function hasCardFields({ card_frame_url, publishable_key }: ReadIntent): boolean {
  return Boolean(card_frame_url || publishable_key);
}

/** The card's fields of whichever provider holds the intent. */
export function CardFields({ intent, onSubmit, returnUrl, holder, ...shared }: CardFieldsProps) {
  const { card_frame_url: frameUrl, publishable_key: publishableKey, clientSecret } = intent;
  if (frameUrl) return <CardFrame url={frameUrl} onSubmit={onSubmit} {...shared} />;
  if (!publishableKey) return null;
  return <StripeFields {...{ publishableKey, clientSecret, returnUrl, holder }} {...shared} />;
}
