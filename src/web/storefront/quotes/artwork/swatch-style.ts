/** A swatch that can be chosen: a ring shows which one is, and which one has the focus. */
export const swatchChoice =
  "block size-9 cursor-pointer rounded-md border-2 border-transparent p-0.5 transition-colors hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:size-11";
