import { Plural } from "@lingui/react/macro";
import { showCents } from "#domain/money/show-money.ts";
import { useLocale } from "../../../words/use-locale.ts";
import type { Estimate } from "./quote-lines.ts";

/** The summary where there is no room beside the form: one line that stays at the lower edge and leads to it. */
export function EstimateBar({ estimate }: { estimate: Estimate }) {
  const locale = useLocale();
  if (estimate.lines.length === 0) return null;
  return (
    <a
      href="#estimate"
      className="tabular sticky bottom-0 z-10 -mx-(--page-margin) flex items-baseline justify-between gap-4 border-t border-ink bg-paper-2 px-(--page-margin) py-3 no-underline lg:hidden"
    >
      <span className="text-sm">
        <Plural value={estimate.units} one="Estimate for # bag" other="Estimate for # bags" />
      </span>
      <span className="display text-xl">{showCents(estimate.total, locale)}</span>
    </a>
  );
}
