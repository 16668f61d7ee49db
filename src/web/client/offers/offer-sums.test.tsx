import { expect, test } from "vitest";
import { OfferSums } from "../../parts/offers/offer-sums.tsx";
import { sentVersion } from "../../parts/offers/version.fixture.ts";
import { everyMessage, pageMarkup } from "../../parts/page-markup.fixture.tsx";

test.each([
  ["small-business", "fr", "TVA non applicable, art. 293 B du CGI"],
  ["bought-exempt", "fr", "article 275"],
  ["small-business", "en", "VAT not applicable, article 293 B"],
  [null, "en", "Sales tax is not included."],
  [undefined, "en", "Sales tax is not included."],
] as const)("FOUND-F6 an offer without a tax says why, of %s in %s: %s", async (reason, locale, sentence) => {
  const version = { ...sentVersion, ...(reason !== undefined && { vat_reason: reason }) };
  const messages = await everyMessage(locale);
  const markup = pageMarkup(<OfferSums version={version} choices={{}} />, { locale, messages });
  expect(markup).toContain(sentence);
  expect(/Sales tax is not included|Les taxes ne sont pas comprises/.test(markup)).toBe(!reason);
});
