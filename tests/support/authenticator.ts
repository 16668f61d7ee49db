import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows at a moment. */
export function codeAt(key: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: moment.getTime() });
}
