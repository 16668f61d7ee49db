import { dollarsToCents } from "#domain/money/cents.ts";
import { needsLogoFee } from "#domain/quotes/logo-fee.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";

/** Whether the logo price has to be named before this quote is confirmed (SPEC-1.27). */
export function lacksLogoPrice({ is_logo_required, price_logo_quote }: ReadQuoteForStaff): boolean {
  const logoFeeCents = price_logo_quote === null ? null : (dollarsToCents(price_logo_quote) ?? null);
  return needsLogoFee({ isLogoRequired: is_logo_required, logoFeeCents });
}
