/** How tabs look, whether they are buttons or links. */
export const tabLook =
  "flex min-h-control shrink-0 px-1 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-ink data-active:font-semibold data-active:text-ink";

/** One row, which is moved sideways where it is too long. */
export const tabRow = "tab-row flex gap-4 overflow-x-auto border-b border-line";
