import type { FastifyInstance } from "fastify";
import type { Db } from "#server/platform/database/db.ts";
import { listProducts } from "./products.repository.ts";

interface Site {
  readonly db: Db;
  readonly publicUrl: string;
  /** Where the shop offers one language alone, its pages have one address each. */
  readonly hasOneLanguage: () => boolean;
}

const pages = ["", "/products", "/devis", "/contact", "/about", "/privacy-policy", "/terms", "/cookies"];
/** Without a prefix the source locale; the two languages under theirs. */
const locales = ["", "/en", "/fr"] as const;

/** Lists for search engines the public pages in each language, and excludes the visitor's private ones. */
export function mountSitemap(app: FastifyInstance, { db, publicUrl, hasOneLanguage }: Site): void {
  const open = { config: { policy: "anyone" as const } };
  app.get("/sitemap.xml", open, async (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(sitemapOf(publicUrl, await publicPaths(db), hasOneLanguage() ? [""] : locales)),
  );
  app.get("/robots.txt", open, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robotsOf(publicUrl)),
  );
}

async function publicPaths(db: Db): Promise<string[]> {
  const products = await listProducts(db, { search: "", sorting: ["created_at", "desc"] });
  return [...pages, ...products.map(({ id }) => `/products/${id}`)];
}

/** Each address names the same page in the other languages. Addresses are ours: letters, digits, slashes. */
function sitemapOf(publicUrl: string, paths: readonly string[], starts: readonly string[]): string {
  const addressOf = (start: string, path: string) => `${publicUrl}${`${start}${path}` || "/"}`;
  const entries = paths.flatMap((path) => {
    const others =
      starts.length === 1
        ? []
        : starts.map((start) => alternate(start.slice(1) || "x-default", addressOf(start, path)));
    return starts.map((start) => `<url><loc>${addressOf(start, path)}</loc>${others.join("")}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function robotsOf(publicUrl: string): string {
  const closed = [
    "/api/",
    "/sandbox/",
    "/admin",
    "/client/",
    "/Client/",
    "/checkout",
    "/language",
    "/newsletter/",
  ];
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
