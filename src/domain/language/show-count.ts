import { intlLocale, type Wording } from "./language.ts";

/** By wording: building one costs far more than using it. */
const made = new Map<Wording, Intl.NumberFormat>();

/** A whole number with the separators of its language: `10,000`, in French `10 000` with a space that does not break. */
export function showCount(count: number, wording: Wording): string {
  const format = made.get(wording) ?? new Intl.NumberFormat(intlLocale(wording));
  made.set(wording, format);
  return format.format(count);
}
