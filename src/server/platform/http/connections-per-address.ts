import type { Server } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import { visitorAddress } from "../limits/visitor-address.ts";

/**
 * Closes a visitor's connections beyond `most` at once: silent ones would otherwise take the places of everyone
 * else. Trusted proxies speak for many visitors and are not counted; nginx counts for them (deploy/nginx.conf).
 */
export function limitConnections(server: Server, most: number, trustedProxies: readonly string[]): void {
  const proxies = blockListOf(trustedProxies);
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const ip = socket.remoteAddress;
    if (ip === undefined || proxies.check(ip, isIPv6(ip) ? "ipv6" : "ipv4")) return;
    const address = visitorAddress(ip);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Addresses and networks as `TRUST_PROXY` names them. */
function blockListOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [ip = "", bits] = proxy.split("/");
    const family = isIPv6(ip) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(ip, family);
    else list.addSubnet(ip, Number(bits), family);
  }
  return list;
}
