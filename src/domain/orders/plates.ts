/** For how many months plates are stored after their last use (L20.4). */
const monthsStored = 36;

/** The last day on which the plates of an order are stored, by the day of their last use. */
export function platesUntil(lastUse: string): string {
  const [year = 0, month = 1, day = 1] = lastUse.split("-").map(Number);
  // The last day of a shorter month stands for the days that it does not have.
  const end = new Date(Date.UTC(year, month - 1 + monthsStored + 1, 0));
  end.setUTCDate(Math.min(day, end.getUTCDate()));
  return end.toISOString().slice(0, 10);
}
