import { Trans } from "@lingui/react/macro";
import type { LineNews as WebhookEvent } from "#domain/cart/todays-prices.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { useLocale } from "../../words/use-locale.ts";

/** What became of a line since it was put into the cart. */
export function LineNews({ event }: { event: WebhookEvent | undefined }) {
  const locale = useLocale();
  if (!event) return null;
  return (
    <p className="text-sm font-medium text-clay-ink">
      {event.kind === "gone" ? (
        <Trans>This size is no longer sold.</Trans>
      ) : (
        <Trans>Price changed: it was {showUnitPrice(event.before, locale)}.</Trans>
      )}
    </p>
  );
}
