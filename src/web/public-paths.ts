const prefix = "(?:/(?:en|fr))?";
const pages = [
  "/?",
  "/(?:about|contact|privacy-policy|terms|cookies|devis|offline)/?",
  "/products/?",
  "/(?:products|details)/[^/]{1,20}/?",
];
const publicPath = new RegExp(`^${prefix}(?:${pages.join("|")})$`, "i");

/**
 * Whether every visitor of one wording sees the same page there, so that it may be rendered once and kept. A single
 * file knows it; the routes' snapshot test holds it against the route table.
 */
export function isPublicPath(pathname: string): boolean {
  return publicPath.test(pathname.replace(/(?:\/_root)?\.data$/, ""));
}
