import { Trans } from "@lingui/react/macro";
import type { LineChange } from "#domain/cart/todays-prices.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { useMoney } from "../../words/use-locale.ts";

/** What became of a line since it was put into the cart. */
export function LineChangeNote({ change }: { change: LineChange | undefined }) {
  const money = useMoney();
  if (!change) return null;
  return (
    <p className="text-sm font-medium text-clay-ink">
      {change.kind === "gone" ? (
        <Trans>This size is no longer sold.</Trans>
      ) : (
        <Trans>Price changed: it was {showUnitPrice(change.before, money)}.</Trans>
      )}
    </p>
  );
}
