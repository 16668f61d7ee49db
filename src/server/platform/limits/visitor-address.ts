import ipaddr from "ipaddr.js";

/** What counts as one visitor where a proxy forwards no address, or the connection was broken off before it was read. */
export const unknownVisitor = "unknown";

/**
 * The address that rate limits count a visitor by. IPv6 clients count per /64, the least that a connection
 * has; IPv4-mapped addresses are IPv4. A port, which some proxies add, is dropped.
 * @param ip as Fastify gives it: forwarded headers are believed of trusted proxies only
 */
export function visitorAddress(ip: string | undefined): string {
  const plain = withoutPort(ip?.trim() ?? "");
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return plain;
  if (!ipaddr.IPv6.isValid(plain)) return unknownVisitor;
  const address = ipaddr.IPv6.parse(plain);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return networkOf(address.parts, 64);
}

/** A network around a visitor, and the factor by which its limit exceeds a single visitor's. */
interface Network {
  readonly address: string;
  readonly share: number;
}

/**
 * The networks that a visitor may hold whole: a usual IPv6 connection has a /56 or a /48, so its 256 or 65,536 /64s
 * must not be as many visitors. IPv4 addresses have none.
 * @param visitor an address, or something that is counted per address: `ann@example.com 2001:db8:1:2::/64`
 */
export function networksAround(visitor: string): Network[] {
  const [whole, before = "", address = ""] = /^(.* )?([\da-f:]+)::\/64$/.exec(visitor) ?? [];
  if (whole === undefined || !ipaddr.IPv6.isValid(`${address}::`)) return [];
  const { parts } = ipaddr.IPv6.parse(`${address}::`);
  return [
    { address: before + networkOf(parts, 56), share: 4 },
    { address: before + networkOf(parts, 48), share: 16 },
  ];
}

function withoutPort(ip: string): string {
  const inBrackets = /^\[(.*)\](:\d+)?$/.exec(ip)?.[1];
  return inBrackets ?? ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** The first `bits` of an address, as text: `2001:db8:1:2::/64`. */
function networkOf(parts: readonly number[], bits: 64 | 56 | 48): string {
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const fourth = bits === 64 ? d : d & 0xff00;
  const groups = bits === 48 ? [a, b, c] : [a, b, c, fourth];
  return `${groups.map((group) => group.toString(16)).join(":")}::/${bits}`;
}
