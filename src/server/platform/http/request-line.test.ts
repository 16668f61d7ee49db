import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readRequestLine } from "./request-line.ts";

/** What is made of a request line, with the address as the shop goes on with it. */
function read(url: string, hosts: readonly string[], publicUrl = "https://shop.example") {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.rawHeaders = hosts.flatMap((host) => ["Host", host]);
  request.headers = { host: hosts[0] };
  return { verdict: readRequestLine(request, publicUrl), url: request.url };
}

const own = ["shop.example"];

test.each([
  ["/about?x=1", own, "/about?x=1"],
  ["http://evil.example/about?x=1", own, "/about?x=1"],
  ["HTTPS://shop.example", own, "/"],
  ["/about", ["192.0.2.7:3000"], "/about"],
  ["/about", [], "/about"],
])("%s of %j is the path %s", (url, hosts, path) => {
  expect(read(url, hosts)).toEqual({ verdict: undefined, url: path });
});

test.each([
  ["*", own],
  ["", own],
  ["shop.example:443", own],
  ["http://", own],
  ["ftp://shop.example/x", own],
  ["/about", ["shop.example", "evil.example"]],
  ["/about", ["shop.example", "shop.example"]],
])("%j of %j is refused", (url, hosts) => {
  expect(read(url, hosts).verdict).toEqual({ refusal: 400 });
});

test.each([
  ["https://shop.example", "www.shop.example"],
  ["https://shop.example", "WWW.Shop.Example"],
  ["https://www.shop.example", "shop.example"],
  ["http://shop.example:3000", "www.shop.example:3000"],
])("of the shop at %s, %s leads to the one host", (publicUrl, host) => {
  const { verdict } = read("/devis?a=b", [host], publicUrl);
  expect(verdict).toEqual({ redirect: `${publicUrl}/devis?a=b` });
});

test("a shop without an address of its own is served under every name", () => {
  expect(read("/", ["www.anything.example"], "").verdict).toBeUndefined();
});
