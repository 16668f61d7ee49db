import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../errors/escape-html.ts";

/** The demo's pictures of itself, at the addresses where browsers and devices look for those of any shop. */
const demoIcons: ReadonlySet<string> = new Set([
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
]);

export function isDemoIcon(address: string | undefined): boolean {
  return demoIcons.has(address?.split("?", 1)[0] ?? "");
}

interface ShopIcon {
  readonly name: string;
  /** A colour of CSS, of our own or checked. */
  readonly colour: string;
  /** A picture of its own, as a WebP. */
  readonly picture: Buffer | undefined;
}

/** Answers with the shop's own picture, or in place of the demo's with the first letter of its name (ADR-103). */
export function mountShopIcon(app: FastifyInstance, iconOf: () => Promise<ShopIcon>): void {
  app.get("/favicon.svg", { config: { policy: "anyone" } }, async (_request, reply) =>
    reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=300")
      .send(drawIcon(await iconOf())),
  );
}

function drawIcon({ name, colour, picture }: ShopIcon): string {
  if (picture)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="data:image/webp;base64,${picture.toString("base64")}"/></svg>`;
  const [letter = ""] = name.trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${escapeHtml(colour)}"/><text x="16" y="22.5" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="19" fill="#fff">${escapeHtml(letter.toUpperCase())}</text></svg>`;
}
