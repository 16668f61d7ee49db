import { isIPv6 } from "node:net";

/**
 * The address by which visitors are told apart for limits. Whoever has one IPv6 address has the 2^64 around it, so
 * these count as one; an IPv4 address in IPv6 clothes is itself.
 * @param ip as Fastify gives it: forwarded headers are believed of trusted proxies only (S4)
 */
export function visitorAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.replace(/%.*$/, "").toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  // `::` stands for as many zeros as are missing; an IPv4 ending takes the room of two groups.
  const room = 8 - (after.at(-1)?.includes(".") ? 1 : 0);
  const whole =
    tail === undefined ? groups : [...groups, ...zeros(room - groups.length - after.length), ...after];
  return `${whole.slice(0, 4).map(withoutZeros).join(":")}::/64`;
}

function zeros(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => "0");
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, "");
}
