import { fetchFile } from "../../../api/fetch-file.ts";
import { requireStaffToken } from "../../call-as-staff.ts";

/** A PDF stays one; everything else is handed out as a PNG. */
export function isPdf(mediaType: string): boolean {
  return mediaType === "application/pdf";
}

/** The name under which a logo is downloaded: the time stamp, and what the file really is. */
export function logoFileName(mediaType: string, at: Date): string {
  return `${at.getTime()}.${isPdf(mediaType) ? "pdf" : "png"}`;
}

/** The logo in full size, converted where it came as something else than PNG or PDF. */
export async function readLogoToSave(quoteId: number): Promise<Blob> {
  const file = await readLogoAsSent(quoteId);
  return file.type === "image/png" || isPdf(file.type) ? file : await asPng(file);
}

/** The file as it was sent, byte for byte. */
export function readLogoAsSent(quoteId: number): Promise<Blob> {
  return fetchFile(`/api/quotes/${quoteId}/logo`, requireStaffToken());
}

/** The picture of a logo that the shop made: safe to show, at most 1,200 px. */
export function readLogoPreview(quoteId: number): Promise<Blob> {
  return fetchFile(`/api/quotes/${quoteId}/logo?preview=1`, requireStaffToken());
}

/** On a larger canvas, browsers of tablets render nothing and report no error. */
const mostCanvasPixels = 16_000_000;

/** How much a picture is scaled down, so that every browser renders it. */
export function canvasScale(width: number, height: number): number {
  return Math.min(1, Math.sqrt(mostCanvasPixels / (width * height)));
}

async function asPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const scale = canvasScale(bitmap.width, bitmap.height);
  const [width, height] = [Math.floor(bitmap.width * scale), Math.floor(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return await canvas.convertToBlob({ type: "image/png" });
}
