/**
 * Picture left, buy box right, from 64 rem and on paper; the buy box sticks while the left side is read. What is left
 * over beside a long buy box lies below the price list: it stays put when the fonts load and lines rewrap.
 */
export const productColumns =
  "grid items-start gap-x-14 gap-y-10 print:grid-cols-[60mm_minmax(0,1fr)] print:gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]";
