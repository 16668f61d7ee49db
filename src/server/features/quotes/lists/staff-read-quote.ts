import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import type { Services } from "#server/services.ts";
import { presentToStaff } from "../present-quote.ts";
import type { Quote } from "../quote.ts";

/** A quote as administrators read it by itself: with its logo's preview as data. */
export async function staffReadQuote(
  { storage }: Pick<Services, "storage">,
  quote: Quote,
): Promise<QuoteForStaff> {
  const { logo } = quote;
  const preview = logo?.state === "ready" && logo.previewKey ? await storage.get(logo.previewKey) : undefined;
  return presentToStaff(quote, preview ? `data:image/png;base64,${preview.toString("base64")}` : null);
}
