import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { colonOf } from "#domain/language/colon-of.ts";
import { clothWords } from "#domain/offers/cloth.ts";
import { lineDiscountWords } from "#domain/offers/line-discount.ts";
import type { ShownLine } from "#domain/offers/shown-lines.ts";
import { subtotalWords } from "#domain/offers/subtotal-words.ts";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

/** Under the name of a line: its colors and cloth, by which choice it is there, what is off its price, or what a section comes to. Nothing for most. */
export function LineDetails({
  cloth,
  discount,
  from,
  subtotalCents,
}: Pick<ShownLine, "cloth" | "discount" | "from" | "subtotalCents">) {
  const { i18n } = useLingui();
  const money = useMoney();
  const locale = useLocale();
  return (
    <>
      {cloth && <Detail>{clothWords(cloth, locale)}</Detail>}
      {from && (
        <Detail>
          {from.option}
          {colonOf(locale)} {from.choice}
        </Detail>
      )}
      {discount && <Detail>{say(i18n, lineDiscountWords(discount, money))}</Detail>}
      {subtotalCents !== undefined && <Detail>{say(i18n, subtotalWords(subtotalCents, money))}</Detail>}
    </>
  );
}

function Detail({ children }: { readonly children: ReactNode }) {
  return <span className="tabular block text-sm font-normal text-ink-2">{children}</span>;
}
