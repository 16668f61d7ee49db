/** Widths in px in which every product picture is stored, as AVIF and WebP. */
export const pictureWidths = [320, 640, 960] as const;
