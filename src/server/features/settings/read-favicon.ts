import type { Services } from "#server/services.ts";

/** The smallest WebP of the shop's own picture for the tab of a browser; undefined where it has none. */
export async function readFavicon({
  shop,
  storage,
}: Pick<Services, "shop" | "storage">): Promise<Buffer | undefined> {
  const { favicon } = shop.settings();
  const webp = favicon?.sources.find(({ type }) => type === "image/webp")?.srcset;
  const key = /^\/storage\/(\S+)/.exec(webp ?? "")?.[1];
  return key ? await storage.get(key) : undefined;
}
