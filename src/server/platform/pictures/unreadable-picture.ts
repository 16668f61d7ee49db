/** Pixels beyond which a picture is not decoded: 40 megapixels. */
export const maxPixels = 40_000_000;

/** The bytes are no picture that can be read whole, or one of more than 40 megapixels. */
export class UnreadablePicture extends Error {
  readonly reason: "unreadable" | "too_many_pixels";

  constructor(reason: "unreadable" | "too_many_pixels", cause?: unknown) {
    super(`the picture is ${reason}`, { cause });
    this.name = "UnreadablePicture";
    this.reason = reason;
  }
}
