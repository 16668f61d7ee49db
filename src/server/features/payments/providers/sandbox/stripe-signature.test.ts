import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSigned, signBody } from "./stripe-signature.ts";

const body = Buffer.from('{"id":"evt_1"}');
const at = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

test("signs as Stripe documents it: HMAC-SHA256 of time, dot and body", () => {
  const time = at.getTime() / 1000;
  const expected = createHmac("sha256", "whsec_x").update(`${time}.{"id":"evt_1"}`).digest("hex");
  expect(signBody(body, ["whsec_x"], at)).toBe(`t=${time},v1=${expected}`);
});

test.each([
  ["its own secret", ["a"], 0, true],
  ["the older of two", ["b", "a"], 0, true],
  ["another secret", ["b"], 0, false],
  ["no secret", [], 0, false],
  ["at the end of the tolerance", ["a"], 300, true],
  ["after it", ["a"], 301, false],
  ["before it", ["a"], -301, false],
])("%s", (_what, secrets, seconds, isRight) => {
  expect(isSigned(body, signBody(body, ["a"], at), secrets, later(seconds))).toBe(isRight);
});

test.each(["", "t=", "v1=", "t=x,v1=y", "nonsense", `t=1,${"v1=a,".repeat(10_000)}`])(
  "the header %.20s is no signature",
  (header) => {
    expect(isSigned(body, header, ["a"], at)).toBe(false);
  },
);

test("two secrets sign, so that a receiver with either accepts", () => {
  const header = signBody(body, ["new", "old"], at);
  expect(isSigned(body, header, ["old"], at)).toBe(true);
  expect(isSigned(body, header, ["new"], at)).toBe(true);
});

const signed = signBody(body, ["a"], at);
const wrong = (count: number) => `v1=${"0".repeat(64)},`.repeat(count);

test.each([
  ["spaces after the commas", signed.replaceAll(",", ", "), true],
  ["something that only ends as a time before it", `xt=1,${signed}`, true],
  ["something that only begins as a time before it", `t=1x,${signed}`, true],
  ["ten parts of other kinds before it", `${"v0=1,".repeat(10)}${signed}`, true],
  ["ten that only end as signatures before it", `${wrong(10).replaceAll("v1", "xv1")}${signed}`, true],
  ["ten that only begin as signatures before it", `${wrong(10).replaceAll(",", "z,")}${signed}`, true],
  ["nine wrong ones before it", `${wrong(9)}${signed}`, true],
  ["ten wrong ones before it", `${wrong(10)}${signed}`, false],
  ["more before it than is read", `${"x".repeat(2_000)},${signed}`, false],
])("REL-M5 a signature with %s", (_what, header, isRight) => {
  expect(isSigned(body, header, ["a"], at)).toBe(isRight);
});

test("REL-M5 without a time nothing is signed, even with the secret", () => {
  const mac = createHmac("sha256", "a").update('undefined.{"id":"evt_1"}').digest("hex");
  expect(isSigned(body, `v1=${mac}`, ["a"], at)).toBe(false);
});
