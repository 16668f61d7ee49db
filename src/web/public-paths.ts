const prefix = "(?:/(?:en|fr))?";
const pages = [
  "/?",
  "/(?:about|contact|privacy-policy|terms|cookies|devis|offline)/?",
  "/products/?",
  "/(?:products|details)/[^/]{1,20}/?",
];
const publicPath = new RegExp(`^${prefix}(?:${pages.join("|")})$`, "i");

/**
 * Whether the page is the same for every visitor of a locale, so that it may be rendered once and cached.
 * This file alone lists them; the routes' snapshot test compares it with the route table.
 */
export function isPublicPath(pathname: string): boolean {
  return publicPath.test(pathname.replace(/(?:\/_root)?\.data$/, ""));
}
