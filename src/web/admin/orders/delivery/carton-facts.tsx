import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { showWeight } from "#domain/language/show-measures.ts";
import { planOrder } from "#domain/orders/cartons.ts";
import { useLineTitle } from "../../../parts/offers/use-line-title.ts";
import { useMoney } from "../../../words/use-locale.ts";
import { useFormats } from "../../use-formats.ts";

/** How the counted bags are packed: each size into cartons of its own, numbered through the order (L18.3). */
export function CartonFacts({ order }: { order: OrderAnswer }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const titleOf = useLineTitle();
  const plan = planOrder(order);
  const money = useMoney();
  return (
    <div>
      <dl aria-label={t`Cartons`}>
        {order.lines.map(({ id, units_shipped, ...named }, index) => {
          const line = plan.lines[index];
          if (!line) return null;
          const [first, last] = [count(line.first), count(line.first + line.cartons - 1)];
          const units = count(line.units);
          const shipped = count(units_shipped);
          return (
            <div key={id} className="flex justify-between gap-x-4 border-t border-line py-2">
              <dt className="min-w-0 wrap-anywhere">
                {titleOf(named)}
                <span className="tabular block text-sm text-ink-2">
                  <Trans>
                    {units} good, {shipped} shipped
                  </Trans>
                </span>
              </dt>
              <dd className="tabular text-right">
                <Plural value={line.cartons} one="# carton" other="# cartons" />
                {line.cartons > 0 && (
                  <span className="block text-sm text-ink-2">
                    <Trans>
                      {first} to {last}, {line.unitsInLast} in the last one
                    </Trans>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="tabular border-t border-ink pt-2 text-right text-sm font-medium">
        <Plural value={plan.cartons} one="# carton" other="# cartons" />
        {", "}
        <Plural value={plan.pallets} one="# pallet" other="# pallets" />
        {plan.kg !== null && `, ${showWeight(plan.kg, money)}`}
      </p>
    </div>
  );
}
