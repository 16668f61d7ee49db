import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { needsLogoFee } from "#domain/quotes/logo-fee.ts";

/** Whether the logo price has to be named before this quote is confirmed (D27). */
export function lacksLogoPrice({ is_logo_required, price_logo_quote }: QuoteForStaff): boolean {
  const logoFeeCents = price_logo_quote === null ? null : (dollarsToCents(price_logo_quote) ?? null);
  return needsLogoFee({ isLogoRequired: is_logo_required, logoFeeCents });
}
