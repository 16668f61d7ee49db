import { useLingui } from "@lingui/react/macro";
import { lineDiscountWords } from "#domain/offers/line-discount.ts";
import type { ShownLine } from "#domain/offers/shown-lines.ts";
import { subtotalWords } from "#domain/offers/subtotal-words.ts";
import { say } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";

/** Under the name of a line: what is off its price, or what the lines of a section come to. Nothing for most. */
export function LineDetails({ discount, subtotalCents }: Pick<ShownLine, "discount" | "subtotalCents">) {
  const { i18n } = useLingui();
  const money = useMoney();
  return (
    <>
      {discount && <Detail>{say(i18n, lineDiscountWords(discount, money))}</Detail>}
      {subtotalCents !== undefined && <Detail>{say(i18n, subtotalWords(subtotalCents, money))}</Detail>}
    </>
  );
}

function Detail({ children }: { readonly children: string }) {
  return <span className="tabular block text-sm font-normal text-ink-2">{children}</span>;
}
