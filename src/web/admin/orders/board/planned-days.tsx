import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Board } from "#contracts/orders/board.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { Disclosure } from "../../../ui/overlays/disclosure.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { useFormats } from "../../use-formats.ts";

/** How many bags are planned to leave on which day. */
export function PlannedDays({ days }: Pick<Board, "days">) {
  const { t } = useLingui();
  const locale = useLocale();
  const { count } = useFormats();
  if (days.length === 0) return null;
  return (
    <div className="mb-6">
      <Disclosure summary={<Trans>Planned by day</Trans>}>
        <ul aria-label={t`Planned by day`} className="tabular grid max-w-md">
          {days.map(({ day, orders, units }) => {
            const bags = count(units);
            return (
              <li key={day} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
                <span>{showDay(day, locale)}</span>
                <span className="text-ink-2">
                  <Trans>{bags} bags</Trans> (<Plural value={orders} one="# order" other="# orders" />)
                </span>
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </div>
  );
}
