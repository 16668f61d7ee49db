/** How programs of a country write a day. */
export type DayStyle = "month-first" | "day-first";

/** A day as accounting programs read it: `01/12/2027` is 12 January where months come first. */
export function showBookDay(day: string, style: DayStyle): string {
  const [year, month, date] = day.split("-");
  return style === "month-first" ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
}
