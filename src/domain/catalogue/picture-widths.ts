/** Widths in px in which every product picture is stored, as AVIF and WebP. */
export const pictureWidths = [320, 640, 960] as const;

/** Of pictures that fill a page, such as the hero. */
export const sceneWidths = [...pictureWidths, 1280, 1600] as const;

/** Of the shop's mark. */
export const markWidths = [160, 320] as const;
