/** The day of a moment, `YYYY-MM-DD`, in UTC as all times are kept (P41). */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
