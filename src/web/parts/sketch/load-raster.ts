import type { Raster } from "#domain/artwork/drawing/raster.ts";

/** A picture's pixels, and how wide it was before it was made smaller. */
export interface LoadedPicture {
  readonly raster: Raster;
  readonly originalWidth: number;
}

/** A picture, its longest side at most `longest` px; undefined for what this browser cannot show as a picture. */
export async function pictureOfFile(file: Blob, longest: number): Promise<LoadedPicture | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, longest / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) =>
      Math.max(1, Math.round(side * share)),
    );
    const raster = pixelsOf(picture, width ?? 1, height ?? 1);
    const originalWidth = picture.width;
    picture.close();
    return raster && { raster, originalWidth };
  } catch {
    // A PDF, or a picture that is none: its words say what becomes of it.
    return undefined;
  }
}

/** The pixels of a picture of the shop, as it is. */
export async function pictureOfAddress(address: string): Promise<LoadedPicture | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await pictureOfFile(await answer.blob(), Number.POSITIVE_INFINITY) : undefined;
  } catch {
    // Without a network there is no picture to draw on.
    return undefined;
  }
}

function pixelsOf(picture: ImageBitmap, width: number, height: number): Raster | undefined {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return undefined;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  return { width, height, data };
}
