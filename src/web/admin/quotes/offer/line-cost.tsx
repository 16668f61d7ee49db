import { Trans } from "@lingui/react/macro";
import { showCents } from "#domain/money/show-money.ts";
import { type LineMargin, shareOf } from "#domain/offers/margin.ts";
import { useMoney } from "../../../words/use-locale.ts";
import { usePercent } from "./use-percent.ts";

/** What a line costs the shop and leaves it; that a cost is not known is said, never shown as nothing. */
export function LineCost({ cost }: { readonly cost: Partial<LineMargin> | undefined }) {
  const money = useMoney();
  const percent = usePercent();
  const { netCents, costCents } = cost ?? {};
  if (netCents === undefined) return null;
  if (costCents === undefined) return <Trans>Cost not known</Trans>;
  const costs = showCents(costCents, money);
  const margin = showCents(netCents - costCents, money);
  const share = shareOf(netCents - costCents, netCents);
  return (
    <>
      <Trans>Cost {costs}</Trans> ·{" "}
      <span className={netCents < costCents ? "font-semibold text-danger" : undefined}>
        <Trans>Margin {margin}</Trans>
        {share !== null && ` (${percent(share)})`}
      </span>
    </>
  );
}
