/** An address in the columns of a program. */
export interface AddressColumns {
  readonly lines: readonly string[];
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** `Denver, CO 80203`, and `75001 Paris`. */
const american = /^(?<city>[^,\d]+),\s*(?<region>\p{L}[\p{L} .]*?)\s+(?<code>\d{5}(?:-\d{4})?)$/u;
const european = /^(?<code>\d{4,5})\s+(?<city>\D+)$/;

/** The columns of an address in lines, as letters have it: what stands below the town is its country. All of it in lines where no town is found. */
export function addressColumns(lines: readonly string[]): AddressColumns {
  const none = { city: "", region: "", postalCode: "", country: "" };
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - 2); at -= 1) {
    const found = (american.exec(lines[at] ?? "") ?? european.exec(lines[at] ?? ""))?.groups;
    if (!found) continue;
    const { city = "", region = "", code: postalCode = "" } = found;
    return { lines: lines.slice(0, at), city: city.trim(), region, postalCode, country: lines[at + 1] ?? "" };
  }
  return { ...none, lines };
}
