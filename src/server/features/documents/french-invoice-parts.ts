import type { FrenchSeller } from "#domain/france/french-facts.ts";
import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import { intlLocale, type Language } from "#domain/language/language.ts";
import { withValues } from "#domain/words.ts";
import type { DocumentFact } from "./document.ts";
import { factsOf } from "./document-parts.ts";
import { frenchMessages as words } from "./french-words.ts";
import type { Say } from "./quote-lines.ts";

interface Saying {
  readonly say: Say;
  readonly kind: InvoiceKind;
  readonly language: Language;
  readonly taxCents: number;
}

/** What a facture or an avoir says below its sums (L14.3, L14.4). What holds for paying it stands on a facture alone. */
export function invoiceMentions(
  seller: FrenchSeller,
  { say, kind, language, taxCents }: Saying,
): DocumentFact[] {
  const percent = new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 4 });
  const { late_penalty_ppm: penalty } = seller;
  const paying = [
    seller.early_payment || say(words.early),
    penalty === null
      ? say(words.legalPenalty)
      : say(withValues(words.penalty, { percent: percent.format(penalty / 10_000) })),
    seller.recovery || say(words.recovery),
  ];
  const vat = [
    taxCents === 0 && say(seller.is_vat_exempt ? words.vatExempt : words.vatNotIncluded),
    seller.is_vat_on_debits && say(words.debits),
  ].filter((text) => text !== false);
  return factsOf(say, [
    [words.operationTitle, say(words.operation)],
    [words.vatTitle, vat.join("\n")],
    [words.paymentTitle, kind !== "credit" && paying.join("\n")],
    [words.platformTitle, say(words.platform)],
  ]);
}
