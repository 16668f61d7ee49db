/** Whether a shop's country, as its owner writes it, is France. */
export function isFrance(country: string): boolean {
  return /^(?:fr|france)$/i.test(country.trim());
}
