import { fetchFile } from "../../api/fetch-file.ts";
import { requireStaffToken } from "../call-as-staff.ts";

/** A PDF stays one; everything else is handed out as a PNG (D23). */
export function isPdf(mediaType: string): boolean {
  return mediaType === "application/pdf";
}

/** The name under which a logo is downloaded: the time stamp, and what the file really is (S2 §9, D23). */
export function logoFileName(mediaType: string, at: Date): string {
  return `${at.getTime()}.${isPdf(mediaType) ? "pdf" : "png"}`;
}

/** The logo in full size, converted where it came as something else than PNG or PDF. */
export async function readLogoToSave(quoteId: number): Promise<Blob> {
  const file = await fetchFile(`/api/quotes/${quoteId}/logo`, requireStaffToken());
  return file.type === "image/png" || isPdf(file.type) ? file : await asPng(file);
}

/** The picture of a logo that the shop made: safe to show, at most 1,200 px. */
export function readLogoPreview(quoteId: number): Promise<Blob> {
  return fetchFile(`/api/quotes/${quoteId}/logo?preview=1`, requireStaffToken());
}

async function asPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return await canvas.convertToBlob({ type: "image/png" });
}
