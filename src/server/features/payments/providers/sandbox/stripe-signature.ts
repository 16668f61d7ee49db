import { createHmac, timingSafeEqual } from "node:crypto";
import { seconds } from "#domain/time/durations.ts";

/** How far a signature's time may be from ours, in either direction. */
const signatureTolerance = seconds(300);

/** Signs a body as Stripe does: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, one v1 for each secret. */
export function signBody(rawBody: Buffer, secrets: readonly string[], at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return [`t=${time}`, ...secrets.map((secret) => `v1=${mac(rawBody, secret, time).toString("hex")}`)].join(
    ",",
  );
}

/** Whether one of the secrets signed exactly these bytes, not too long ago. Compared in constant time. */
export function isSigned(
  rawBody: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now: Date,
): boolean {
  const { time, signatures } = readHeader(header ?? "");
  if (time === undefined || Math.abs(now.getTime() - seconds(time)) > signatureTolerance) return false;
  const wanted = secrets.map((secret) => mac(rawBody, secret, time));
  return wanted.some((expected) =>
    // Each is as long as a real one: nothing else is read.
    signatures.some((given) => timingSafeEqual(given, expected)),
  );
}

function mac(rawBody: Buffer, secret: string, time: number): Buffer {
  return createHmac("sha256", secret).update(`${time}.`).update(rawBody).digest();
}

function readHeader(header: string): { time: number | undefined; signatures: Buffer[] } {
  const parts = header
    .slice(0, 2_000)
    .split(",")
    .map((part) => part.trim());
  const time = parts.find((part) => /^t=\d{1,12}$/.test(part));
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/.test(part)).slice(0, 10);
  return {
    time: time === undefined ? undefined : Number(time.slice(2)),
    signatures: signatures.map((part) => Buffer.from(part.slice(3), "hex")),
  };
}
