import { cutText } from "#domain/text/cut.ts";
import type { SignedInStaff } from "#server/access/actor.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { randomBase32 } from "#server/platform/sessions/totp.ts";
import type { Services } from "#server/services.ts";
import { accountMessages } from "../account-words.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import { requireOwnPassword } from "../passwords/require-own-password.ts";
import { storeUnconfirmed } from "./second-factors.repository.ts";

/** 160 bits, as RFC 4226 recommends. */
const keyBytes = 20;
/** A longer address would not fit the picture that phones read; the app shows it for its owner only. */
const longestLabel = 60;

interface Begun {
  readonly key: string;
  /** What the picture says to an app. */
  readonly uri: string;
}

/** Issues a key for an authenticator app; it does not count before its first code. @throws 409, 422, 429 */
export async function staffBeginSecondFactor(
  services: Services,
  staff: SignedInStaff,
  { password, shopName }: { readonly password: string; readonly shopName: string },
): Promise<Begun> {
  await requireOwnPassword(services, staff, password);
  const { db, clock } = services;
  const secret = randomBase32(keyBytes);
  const isStored = await runAsStaff(services, staff, (transaction) =>
    storeUnconfirmed(transaction, { userId: staff.userId, secret, at: clock() }),
  );
  if (!isStored) throw new AppError("conflict", { message: accountMessages.factorIsOn });
  const user = await findUserForStaff(db, staff.userId);
  const label = encodeURIComponent(`${shopName}:${cutText(user?.email ?? "", longestLabel)}`);
  return {
    key: secret,
    uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shopName)}`,
  };
}
