import type { Raster } from "#domain/artwork/drawing/raster.ts";

/** A picture's pixels, and how wide it was before it was made smaller. */
export interface LoadedPicture {
  readonly raster: Raster;
  readonly originalWidth: number;
}

/** A file of this device, its longest side at most `longest` px; undefined for what this browser cannot show as a picture. */
export async function pictureOfFile(file: Blob, longest: number): Promise<LoadedPicture | undefined> {
  return await unlessBroken(async () => pixelsOf(await createImageBitmap(file), longest));
}

/** The same of a picture of the shop, or of one that is data. */
export async function pictureOfAddress(
  address: string,
  longest = Number.POSITIVE_INFINITY,
): Promise<LoadedPicture | undefined> {
  return await unlessBroken(async () => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return pixelsOf(await createImageBitmap(image), longest);
  });
}

/** What is no picture, or does not come: its words say what becomes of it. */
async function unlessBroken(
  load: () => Promise<LoadedPicture | undefined>,
): Promise<LoadedPicture | undefined> {
  try {
    return await load();
  } catch {
    return undefined;
  }
}

function pixelsOf(picture: ImageBitmap, longest: number): LoadedPicture | undefined {
  const share = Math.min(1, longest / Math.max(picture.width, picture.height));
  const sized = (side: number) => Math.max(1, Math.round(side * share));
  const [width, height] = [sized(picture.width), sized(picture.height)];
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return undefined;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  return { raster: { width, height, data }, originalWidth: picture.width };
}
