import type { ReadPicture } from "#domain/catalogue/read-picture.ts";

/** The two pictures of the page; it is complete without them. */
export interface AboutPictures {
  readonly story: ReadPicture | null;
  readonly craft: ReadPicture | null;
}

/** Of the shop's pictures those that this page shows. Never rejects when what it asks never does. */
export async function loadAbout(
  asking: Promise<Readonly<Record<string, ReadPicture>>>,
): Promise<AboutPictures> {
  const all = await asking;
  return { story: all["market-tote"] ?? null, craft: all["eco-premium-quality"] ?? null };
}
