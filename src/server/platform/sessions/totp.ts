import { Secret, TOTP } from "otpauth";

/** Random bytes as base32 (RFC 4648), as authenticator apps and people take them. */
export function randomBase32(bytes: number): string {
  return new Secret({ size: bytes }).base32;
}

/**
 * The number of the half minute that a code belongs to: the present one, or the one before or after, because clocks
 * differ and fingers are slow. Undefined when it belongs to none. Six digits with SHA-1, as every app supports it.
 */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
