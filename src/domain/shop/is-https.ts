/** Is this the address of an encrypted line? It is read as browsers read it: `HTTPS://` is one too; an empty one is none. */
export function isHttps(address: string): boolean {
  try {
    return new URL(address).protocol === "https:";
  } catch {
    return false;
  }
}
