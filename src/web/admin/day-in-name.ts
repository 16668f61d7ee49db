/** Today, `YYYY-MM-DD`, where the reader is: for the name of a file. */
export function dayInName(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
