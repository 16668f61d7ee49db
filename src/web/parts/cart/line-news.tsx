import { Trans } from "@lingui/react/macro";
import type { LineNews as News } from "#domain/cart/todays-prices.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { useWording } from "../../words/use-wording.ts";

/** What became of a line since it was put into the cart. */
export function LineNews({ news }: { news: News | undefined }) {
  const wording = useWording();
  if (!news) return null;
  return (
    <p className="text-sm font-medium text-clay-ink">
      {news.kind === "gone" ? (
        <Trans>This size is no longer sold.</Trans>
      ) : (
        <Trans>Price changed: it was {showUnitPrice(news.before, wording)}.</Trans>
      )}
    </p>
  );
}
