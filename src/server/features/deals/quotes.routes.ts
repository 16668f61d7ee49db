import { anyone, hasRight, may, quoteReader } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { idempotencyKey } from "#server/platform/http/idempotency-key.ts";
import { sendVersion } from "#server/platform/http/row-version.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { sendLines, sendList } from "#server/platform/http/send-rows.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { asksForPage } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { checkArtwork as checkArtworkCall } from "../../../contracts/quotes/artwork.ts";
import {
  type QuoteForStaff,
  quoteForStaff,
  quoteWithoutPrices,
} from "../../../contracts/quotes/quote-answers.ts";
import {
  createQuote,
  exportQuotes,
  getQuote,
  getQuoteLogo,
  getQuoteTotal,
  listQuotes,
} from "../../../contracts/quotes/quotes.ts";
import { centsToDollars } from "../../../domain/money/cents.ts";
import type { Message } from "../../../domain/words.ts";
import { quoteAccessRoutes } from "./access/quote-access.routes.ts";
import { artworkRoutes } from "./artwork/artwork.routes.ts";
import { checkArtwork } from "./artwork/check-artwork.ts";
import { readQuoteLogo } from "./artwork/read-quote-logo.ts";
import { noteQuoteOpened } from "./commands/decision-wait.ts";
import { quoteChangeRoutes } from "./decide/quote-changes.routes.ts";
import { staffListQuotes, staffReadAllQuotes } from "./lists/staff-list-quotes.ts";
import type { Quote } from "./model/quote.ts";
import { readQuote } from "./model/read-quote.ts";
import { pictureOf } from "./offers/offer-around.ts";
import { offerRoutes } from "./offers/offers.routes.ts";
import { presentToBuyer, presentToLink, presentToStaff, withoutPrices } from "./presenters/present-quote.ts";
import { reminderRoutes } from "./reminders/reminders.routes.ts";
import { clientRequestQuote } from "./requests/client-request-quote.ts";
import { sketchRoutes } from "./sketches/sketches.routes.ts";
import { templateRoutes } from "./templates/templates.routes.ts";

const received: Message = /*i18n*/ { id: "quote.request.received", message: "Request Sent Successfully!" };

/** The calls about quotes: asking for one, reading, changing, the way in, the logo. */
export function quoteRoutes(mounting: Mounting): void {
  const { routes, services } = mounting;
  quoteAccessRoutes(mounting);
  quoteChangeRoutes(mounting);
  quoteLogoRoutes(mounting);
  artworkRoutes(mounting);
  offerRoutes(mounting);
  templateRoutes(mounting);
  reminderRoutes(mounting);
  sketchRoutes(mounting);

  routes.add(createQuote, anyone, async ({ form, files, several, request }) => {
    const quote = await clientRequestQuote(services, {
      fields: form,
      logo: files.logo,
      artwork: several,
      key: idempotencyKey(request),
      address: visitorAddress(request.ip),
      locale: request.locale(),
    });
    return { message: request.say(received), quote };
  });

  routes.add(checkArtworkCall, anyone, ({ form, files, request }) =>
    checkArtwork(services, {
      file: files.file,
      widthMm: form.width_mm,
      address: visitorAddress(request.ip),
      locale: request.locale(),
    }),
  );

  routes.add(listQuotes, may("quotes.read"), async ({ query, actor, reply }) => {
    const seesPrices = hasRight(actor, "prices.read");
    if (asksForPage(query)) {
      const page = await staffListQuotes(services, query);
      return seesPrices ? page : { ...page, quotes: page.quotes.map(withoutPrices) };
    }
    // What leaves is what the contract names.
    const row = seesPrices ? quoteForStaff : quoteWithoutPrices;
    return sendList(reply, "quotes", row, staffReadAllQuotes(services, {}));
  });

  routes.add(exportQuotes, may("prices.read"), async ({ query, reply }) =>
    sendLines(reply, quoteForStaff, staffReadAllQuotes(services, query)),
  );

  routes.add(getQuote, quoteReader, async ({ params, actor, reply }) => {
    const quote = await readQuote(services.db, actor, params.id, "quotes.read");
    await noteQuoteOpened(services, actor.kind, quote);
    sendVersion(reply, quote.version);
    if (actor.kind === "staff") {
      const whole = await staffReadQuote(services, quote);
      return { quote: hasRight(actor, "prices.read") ? whole : withoutPrices(whole) };
    }
    return { quote: actor.kind === "link" ? presentToLink(quote) : presentToBuyer(actor, quote) };
  });

  routes.add(getQuoteTotal, quoteReader, async ({ params, actor }) => {
    const quote = await readQuote(services.db, actor, params.id);
    await noteQuoteOpened(services, actor.kind, quote);
    return {
      total_quote: centsToDollars(quote.totalCents),
      total_cents: quote.totalCents,
      is_estimate: presentToLink(quote).is_estimate,
    };
  });
}

/** A quote as staff reads it by itself: with its logo's preview as data, and how its bags look. */
async function staffReadQuote(
  { db, storage }: Pick<Services, "db" | "storage">,
  quote: Quote,
): Promise<QuoteForStaff> {
  const { logo } = quote;
  const preview = logo?.state === "ready" && logo.previewKey ? await storage.get(logo.previewKey) : undefined;
  const logo_base64 = preview ? `data:image/png;base64,${preview.toString("base64")}` : null;
  const shown = await pictureOf(db, quote, null);
  return presentToStaff(quote, { logo_base64, picture: shown?.picture ?? null });
}

/** The file that came with a request. */
function quoteLogoRoutes({ routes, services }: Mounting): void {
  routes.add(getQuoteLogo, quoteReader, async ({ params, query, actor, reply }) => {
    const isPreview = query.preview ?? false;
    const file = await readQuoteLogo(services, actor, { quoteId: params.id, isPreview });
    return sendFile(reply, file);
  });
}
