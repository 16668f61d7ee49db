/** A pattern over the modules named, whatever stands before and after the name. */
function modules(...names: string[]): RegExp {
  return new RegExp(`[\\\\/](${names.join("|").replaceAll("/", "[\\\\/]")})\\.(ts|tsx|mjs)`);
}

/** React and the router, which every page needs and which change least. */
const engine = /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui|cookie-es|@remix-run)[\\/]/;

/**
 * What every page of the shop shows, and the small things that most of them share. What starts the page is not among
 * them: it begins when it is loaded, and the page's parts are loaded before.
 */
const frame = modules(
  "web/root",
  "first-paint/keep-early-input",
  "first-paint/early-clicks",
  "first-paint/use-whole-page",
  "web/when-idle",
  "words/area-words",
  "storefront/shop-layout",
  "shop/page-head",
  "shop/price-claims",
  "shop/minimum-units",
  "parts/catalogue/product-card",
  "catalogue/availability",
  "storefront/use-deferred",
  "home/eco-facts",
  "shop/try-again",
  "parts/later",
  "parts/shown-again",
  "parts/stored-value",
  "cart/open-cart",
  "waiting/tell-wait",
  "ui/empty-state",
  "icons/plus",
  "icons/check",
  "language/show-count",
  "time/durations",
  "time/waits",
);

/** Choosing sizes and quantities: the product's page and the quote form. */
const choosing = modules(
  "ui/number-field",
  "quotes/quote-total",
  "quotes/units",
  "cart/devis-product-store",
  "cart/use-proceed",
  "catalogue/shown-image",
  "catalogue/starting-price",
);

/** Filling in forms: the quote form, contact, accounts. */
const filling = modules(
  "ui/text-area",
  "ui/checkbox",
  "ui/banner",
  "ui/disclosure",
  "ui/copy-button",
  "text/email-shape",
  "text/normalise",
  "api/idempotency-key",
  "quotes/quote-rules",
  "quotes/attempt-key",
  "quotes/check-draft",
  "quotes/fabric-colours",
  "quotes/size-groups",
  "quotes/fabric-swatch",
  "parts/use-is-in-browser",
  "text/at-most",
);

/** The quote form's own, which what sends it later needs too. */
const keeping = modules(
  "quotes/draft-store",
  "quotes/sent-request",
  "offline/use-is-online",
  "quotes/check-draft",
  "quotes/attempt-key",
  "parts/use-is-in-browser",
  "ui/progress-bar",
);

/** Asking the server from the browser, which a first visit does not. */
const asking = modules("api/shop-failure-words", "catalogue/load-cards");

/**
 * A page loads a handful of files instead of eighty: small ones compress badly, and each is a request. A group brings
 * along what its modules import and no group above it has.
 */
export const chunkGroups = [
  { name: "engine", test: engine, priority: 5 },
  { name: "shop", test: frame, priority: 4 },
  { name: "choosing", test: choosing, priority: 3 },
  { name: "filling", test: filling, priority: 2 },
  { name: "asking", test: asking, priority: 1 },
  { name: "keeping", test: keeping, priority: 0 },
];

/** What a first visit runs as it comes: what all pages share, and the pages that most visits begin with. */
const runAtOnce: readonly string[] = [
  "engine",
  "shop",
  "home-page",
  "listing-page",
  "product-page",
  "devis-page",
];

/**
 * Stands at the top of a file: Chromium then compiles all of it while it arrives, beside the page, instead of each
 * function when it is first called, which the page waits for. Others read a comment (ADR-22).
 */
export function compileHint({ name }: { name: string }): string {
  return runAtOnce.includes(name) ? "//# allFunctionsCalledOnLoad" : "";
}
