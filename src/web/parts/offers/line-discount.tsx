import { useLingui } from "@lingui/react/macro";
import { lineDiscountWords, type ShownDiscount } from "#domain/offers/line-discount.ts";
import { say } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";

/** What is off a line's price, under its name; nothing where it has no discount. */
export function LineDiscount({ discount }: { readonly discount: ShownDiscount | undefined }) {
  const { i18n } = useLingui();
  const money = useMoney();
  if (!discount) return null;
  return (
    <span className="tabular block text-sm font-normal text-ink-2">
      {say(i18n, lineDiscountWords(discount, money))}
    </span>
  );
}
