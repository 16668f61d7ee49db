import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/**
 * An address of this host that belongs to the public internet; undefined where it has none, or one of its addresses
 * leads into a private network, to this machine or its neighbors. A connection is made to the address that is answered:
 * the name could lead elsewhere a moment later.
 */
export async function publicAddressOf(host: string): Promise<string | undefined> {
  const found = await lookup(host.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
  const addresses = found.map(({ address }) => address);
  return addresses.every(isPublicAddress) ? addresses[0] : undefined;
}

export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/**
 * Does a host, as it is written, lead to this machine or into a private network? Where other names lead is seen when they
 * are looked up.
 */
export function isPrivateHost({ hostname }: Pick<URL, "hostname">): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  if (ipaddr.isValid(host)) return !isPublicAddress(host);
  return host === "localhost" || host.endsWith(".localhost");
}

/** Is a shop with this address visited from the internet? Without one, or on this machine, it is being tried out. */
export function isPublicShop({ PUBLIC_URL }: { readonly PUBLIC_URL: string }): boolean {
  return PUBLIC_URL !== "" && !isPrivateHost(new URL(PUBLIC_URL));
}
