import { expect, test } from "vitest";
import { isPublicAddress, isPublicShop, publicAddressOf } from "./public-host.ts";

test.each([
  ["93.184.216.34", true],
  ["2606:2800:220:1:248:1893:25c8:1946", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["::", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["mail.example.com", false],
])("REL-I12 %s is a public address: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test("REL-I12 a host is connected to by the address that was looked at, in whatever way it is written", async () => {
  expect(await publicAddressOf("93.184.216.34")).toBe("93.184.216.34");
  for (const host of ["localhost", "127.1", "2130706433", "0x7f.1", "[::1]", "no-such-host.invalid"])
    expect(await publicAddressOf(host)).toBeUndefined();
});

test.each([
  ["", false],
  ["http://localhost:3000", false],
  ["http://shop.localhost", false],
  ["http://localhost.:3000", false],
  ["http://192.168.1.5", false],
  ["http://[::1]:3000", false],
  ["https://shop.example", true],
  ["http://93.184.216.34", true],
])("a shop at %j is public: %s", (PUBLIC_URL, isPublic) => {
  expect(isPublicShop({ PUBLIC_URL })).toBe(isPublic);
});
