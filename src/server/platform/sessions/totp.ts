import { createHmac, randomBytes } from "node:crypto";
import { seconds } from "#domain/time/durations.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMilliseconds = seconds(30);

/** Random bytes as base32 (RFC 4648), as authenticator apps and people take them. */
export function randomBase32(bytes: number): string {
  let bits = "";
  for (const byte of randomBytes(bytes)) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five, 2))).join("");
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The number of the half minute that a moment lies in. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / stepMilliseconds);
}

/** The six digits of a half minute (RFC 4226, RFC 6238 with SHA-1, as every app supports it). */
export function totpOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/**
 * The half minute that a code belongs to: the present one, or the one before or after, because clocks differ and
 * fingers are slow. Undefined when it belongs to none.
 */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const present = stepAt(now);
  return [present, present - 1, present + 1].find((step) => totpOf(secret, step) === code);
}
