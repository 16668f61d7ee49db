/** A moment of an answer in words; a dash for what is none, so that one odd row takes no page away. */
export function formatMoment(format: Intl.DateTimeFormat, moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "–" : format.format(date);
}
