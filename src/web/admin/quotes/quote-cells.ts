import { colonOf } from "#domain/language/colon-of.ts";
import type { Locale } from "#domain/language/language.ts";
import { nameColours } from "#domain/quotes/cloth-names.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { bagLinesOf, bagsOfQuote } from "../../parts/offers/lines-of-quote.ts";

/** A cell of the exported quotes, for both kinds of files. */
export type QuoteCell = string | number | { readonly cents: number } | null;

interface Say {
  readonly status: (quote: ReadQuoteForStaff) => string;
  readonly moment: (moment: string) => string;
  readonly yesOrNo: (is: boolean) => string;
  readonly locale: Locale;
}

/** A quote as a row of an export, in the order of `useQuoteHeads`. */
export function quoteCells(quote: ReadQuoteForStaff, say: Say): QuoteCell[] {
  return [
    quote.reference,
    say.moment(quote.created_at),
    say.status(quote),
    quote.name,
    quote.company,
    quote.email,
    quote.phone,
    bagLinesOf(quote)
      .map(({ name, units }) => `${name}${colonOf(say.locale)} ${units}`)
      .join("\n"),
    bagsOfQuote(quote),
    say.yesOrNo(quote.is_logo_required),
    quote.price_logo_quote === null ? null : { cents: Math.round(quote.price_logo_quote * 100) },
    quote.total_cents === undefined ? null : { cents: quote.total_cents },
    say.yesOrNo(quote.is_estimate),
    nameColours(quote.product_colors, quote.cloth_names, say.locale),
    nameColours(quote.logo_colors, quote.cloth_names, say.locale),
    quote.wanted_by,
    quote.po_number,
    quote.delivery_address,
    quote.comment,
    quote.confirmed_at && say.moment(quote.confirmed_at),
    quote.paid_at && say.moment(quote.paid_at),
  ];
}
