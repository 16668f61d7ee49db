/** What floats above the page: the only things with a shadow. Base UI sets the starting and ending states. */
export const floatingPanel =
  "rounded-md border border-line bg-card text-ink shadow-float outline-none transition-[opacity,transform] duration-quick data-starting-style:opacity-0 data-starting-style:-translate-y-1 data-ending-style:opacity-0";

/** The veil behind a dialog or drawer; over the dialog that it was opened from. */
export const veil =
  "no-print fixed inset-0 z-50 bg-veil transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0";
