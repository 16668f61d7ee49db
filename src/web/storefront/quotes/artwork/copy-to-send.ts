import { fileMaxBytes } from "#domain/files/media-type.ts";

/** Enough for a print of 25 cm, and far below what the shop decodes. */
const longestSide = 3_000;
const mostTurns = 5;

/**
 * A picture (HEIC of a phone, or one above the limits) as a PNG or JPEG that the shop takes; undefined where the browser
 * cannot read it.
 */
export async function copyToSend(file: File): Promise<File | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    try {
      return await copyOf(bitmap, file);
    } finally {
      bitmap.close();
    }
  } catch {
    // Whether a browser reads a kind of picture, it only says by trying.
    return undefined;
  }
}

async function copyOf(bitmap: ImageBitmap, { name, type }: File): Promise<File | undefined> {
  const stem = name.replace(/\.[^.]*$/, "") || "logo";
  let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  // Photos of phones have no transparency; what may have one keeps it.
  const isPhoto = /jpe?g|hei[cf]/i.test(type) || /\.(?:hei[cf]|jpe?g)$/i.test(name);
  for (let turn = 0; turn < mostTurns; turn += 1, scale /= 1.5) {
    const [width, height] = [bitmap.width, bitmap.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const [kind, ending] = isPhoto ? (["image/jpeg", "jpg"] as const) : (["image/png", "png"] as const);
    const content = await new Promise<Blob | null>((made) => canvas.toBlob(made, kind, 0.92));
    if (content && content.size <= fileMaxBytes)
      return new File([content], `${stem}.${ending}`, { type: kind });
  }
  return undefined;
}
