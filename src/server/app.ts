import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageLocaleHeader } from "#contracts/page-wording.ts";
import { isLocale, type Locale, languageOrDefault } from "#domain/language/language.ts";
import { isHttps } from "#domain/shop/is-https.ts";
import { hours } from "#domain/time/durations.ts";
import manifest from "../../package.json" with { type: "json" };
import { type Actor, callerOf } from "./access/actor.ts";
import { countKeyRequest } from "./access/count-key-request.ts";
import { identify } from "./access/identify.ts";
import { publicUrlOf } from "./config/public-url.ts";
import {
  type FollowedPictureOrigins,
  followPictureOrigins,
} from "./features/catalogue/products/follow-picture-origins.ts";
import { paymentPageSources } from "./features/payments/pay/payment-page-sources.ts";
import type { PaymentServices } from "./features/payments/payment-services.ts";
import { readFavicon } from "./features/settings/read-favicon.ts";
import { visitorReadPage } from "./features/texts/find-own-text.ts";
import { mountFeatures } from "./features.ts";
import { composePreview } from "./mail/compose-mail.ts";
import { writtenTexts } from "./mail/written-texts.ts";
import { mountApiDocs } from "./platform/http/api-docs.ts";
import { type CallCache, createCallCache } from "./platform/http/call-cache.ts";
import { createApp } from "./platform/http/create-app.ts";
import { fetchInProcess } from "./platform/http/fetch-in-process.ts";
import { openGate } from "./platform/http/gate.ts";
import { createRoutes, type Routes } from "./platform/http/routes.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { mountSecurityTxt } from "./platform/http/security-txt.ts";
import type { Limit } from "./platform/limits/consume-quota.ts";
import { requireQuota } from "./platform/limits/require-quota.ts";
import { visitorAddress } from "./platform/limits/visitor-address.ts";
import { watchRequests } from "./platform/metrics/watch-requests.ts";
import { mountAppManifest } from "./platform/pages/app-manifest.ts";
import { chooseLocale, languagesOf } from "./platform/pages/choose-locale.ts";
import { mountPages } from "./platform/pages/mount-pages.ts";
import { createPages, type Pages } from "./platform/pages/pages.ts";
import { openPublicFiles, refuseUnknown } from "./platform/pages/public-files.ts";
import { createRenderQueue } from "./platform/pages/render-queue.ts";
import { isDemoIcon, mountShopIcon } from "./platform/pages/shop-icon.ts";
import type { PageServices, WebEntry } from "./platform/pages/web-entry.ts";
import { traceRequests } from "./platform/traces/trace-requests.ts";

export interface Shop {
  readonly app: FastifyInstance;
  readonly routes: Routes<Actor>;
  readonly pages: Pages;
  readonly catalogueCache: CallCache;
  readonly pictureOrigins: FollowedPictureOrigins;
  /** Whether requests are in progress. */
  readonly isBusy: () => boolean;
}

/** Forms with files that an address posts to pages, as many as the attempts at a request for a quote. */
const postedForms = { name: "posted-form", maxHits: 60, perMilliseconds: hours(1) } as const satisfies Limit;

/** Sign-ins and the like at a time: two passwords are hashed at once, so the last of these waits some two seconds. */
const mostSignIns = 60;

/** Puts the shop together: calls, files and pages over the services. Nothing listens yet. */
export async function createShop(services: PaymentServices, entry: WebEntry): Promise<Shop> {
  const { config, log, metrics } = services;
  const publicUrl = publicUrlOf(config);
  const headers = securityHeaders(isHttps(publicUrl));
  const { facts } = services.shop;

  const isReplacedIcon = (address: string | undefined) =>
    isDemoIcon(address) && (!facts().isDemo || services.shop.settings().favicon !== null);
  const renderInQueue = createRenderQueue();
  const servicesFor = (locale: Locale, address: string): PageServices => ({
    locale,
    publicUrl,
    facts: facts(),
    renderInQueue,
    ownPage: (name) => visitorReadPage(services, name, languageOrDefault(locale, "en")),
    fetch: async (path, init) =>
      catalogueCache.readFromMemory(path, init) ?? (await fetchInProcess(app, path, address, init)),
  });
  const pictureOrigins = followPictureOrigins(services);
  await pictureOrigins.readAgain();
  const pages = createPages({
    entry,
    publicUrl,
    securityHeaders: headers,
    onRendered(page, seconds) {
      metrics.renders.observe({ page }, seconds);
      log.debug({ page, ms: seconds * 1000 }, "rendered");
    },
    caches: config.NODE_ENV === "production",
    memoryMb: config.PAGE_MEMORY_MB,
    languages: () => languagesOf(facts()),
    foreignSourcesOf: (pathname) => paymentPageSources(services.keys.current(), pathname),
    pictureOrigins: pictureOrigins.origins,
    servicesFor,
  });
  const catalogueCache = createCallCache(services.db, "catalogue", headers);
  const files = openPublicFiles(config.NODE_ENV, headers);
  const app = await createApp({
    log,
    trustedProxies: config.TRUST_PROXY.split(",")
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    ...(config.RATE_LIMITS === "on" && { connectionsPerAddress: config.MAX_CONNECTIONS_PER_ADDRESS }),
    publicUrl: config.PUBLIC_URL,
    ownOrigins: new Set(config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : []),
    securityHeaders: headers,
    speechFor(request) {
      const locale = localeOf(request, entry, languagesOf(facts()));
      return { locale, translate: (message) => services.translate(locale, message) };
    },
    answerFirst(request, response) {
      if (catalogueCache.answerFromMemory(request, response)) metrics.fromMemory.calls.inc();
      else if (pages.answerFromMemory(request, response)) metrics.fromMemory.pages.inc();
      else if (isReplacedIcon(request.url)) return false;
      else if (files.answerFromMemory(request, response)) metrics.fromMemory.files.inc();
      else return false;
      return true;
    },
  });
  watchRequests(app, metrics);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== "") traceRequests(app, services.tracer);
  const gate = openGate(config.MAX_REQUESTS);
  const gates = { usual: gate, passwords: openGate(mostSignIns) };
  const routes = createRoutes(app, (request) => identify(services, request), {
    ...{ gates, keys: { services, callerOf } },
    count: (asker) => countKeyRequest(services, asker),
  });
  await mountFeatures({
    ...{ app, routes, services, catalogueCache },
    composePreview: composePreview(services, entry),
    ...writtenTexts(services, entry, (language) => servicesFor(language, "127.0.0.1")),
  });
  if (config.API_DOCS === "on") {
    mountApiDocs(app, {
      declared: routes.declared,
      title: () => `${facts().name} API`,
      version: manifest.version,
      url: publicUrl,
    });
  }
  mountAppManifest(app, facts);
  mountShopIcon(app, async () => ({
    name: facts().name,
    colour: facts().brand?.leaf.light ?? "#1e5b34",
    picture: await readFavicon(services),
  }));
  mountSecurityTxt(app, { email: () => facts().email, publicUrl, clock: services.clock });
  refuseUnknown(app);
  const admitForm = ({ ip }: FastifyRequest) => requireQuota(services, postedForms, visitorAddress(ip));
  await mountPages(app, pages, { gate, admitForm });
  return { app, routes, pages, catalogueCache, pictureOrigins, isBusy: gate.isBusy };
}

/** The locale of the page that calls; otherwise chosen as for pages. */
function localeOf(request: FastifyRequest, entry: WebEntry, spoken: ReturnType<typeof languagesOf>): Locale {
  const said = request.headers[pageLocaleHeader];
  // The mixture is the demo's alone: a page that was opened before the shop left it asks anew.
  if (isLocale(said) && (said !== "mul" || spoken.first === null)) return said;
  const { cookie, "accept-language": acceptLanguage } = request.headers;
  return chooseLocale(entry, { path: request.url, cookie, acceptLanguage, ...spoken });
}
