/** A provider's payment id cut to the 12 characters that the lists have room for. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}
