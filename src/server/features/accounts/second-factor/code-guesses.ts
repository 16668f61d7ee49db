import { isTotpShaped, normalizeCode } from "#domain/accounts/second-factor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { clearHits, countHit, isCounted } from "#server/platform/limits/consume-quota.ts";
import { hasQuota, returnQuota } from "#server/platform/limits/require-quota.ts";
import { forgetGuesses, requireSlowQuota } from "#server/platform/limits/slow-guesses.ts";
import type { Services } from "#server/services.ts";
import { codeGuesses, secondStepLimits } from "../account-limits.ts";
import { accountMessages } from "../account-words.ts";
import { mailRefusalNotice } from "../users/mail-account-notice.ts";

type Guessing = Pick<Services, "db" | "clock" | "config" | "notifyMailWorker">;

/** A code that is about to be compared, and where it comes from. */
export interface GivenCode {
  readonly userId: number;
  readonly code: string;
  /** An address, for a code that signs in; a session, for one that is given by a person who is signed in. */
  readonly from: { readonly address: string } | { readonly session: string };
}

/**
 * Counts a code before it is compared: slower and slower where it comes from, and few in all from places that the account
 * never signed in from. Only people who know the password come here.
 * @throws 429
 */
export async function admitCode(services: Guessing, given: GivenCode): Promise<void> {
  await requireSlowQuota(services, codeGuesses, placeOf(given));
  if (!(await isFromUnknownPlace(services, given))) return;
  if (await hasQuota(services, secondStepLimits.unknownPlaces, String(given.userId))) return;
  throw new AppError("too_many_requests", { message: accountMessages.codesUsedUp });
}

/** After a right code: what was counted here is forgotten, and the place is known from now on. */
export async function noteRightCode(services: Guessing, given: GivenCode): Promise<void> {
  await forgetGuesses(services, codeGuesses, placeOf(given));
  if (services.config.RATE_LIMITS === "off" || "session" in given.from) return;
  if (await isFromUnknownPlace(services, given))
    await returnQuota(services, secondStepLimits.unknownPlaces, String(given.userId));
  await clearHits(services.db, secondStepLimits.knownPlaces, placeOf(given));
  await countHit(services.db, secondStepLimits.knownPlaces, placeOf(given), services.clock());
}

/** After a wrong code: the third of a day is written to the owner, for it came behind a right password. */
export async function noteWrongCode(services: Guessing, userId: number): Promise<void> {
  const { db, clock } = services;
  const { taken } = await countHit(db, secondStepLimits.warning, String(userId), clock());
  if (taken === secondStepLimits.warning.maxHits) await mailRefusalNotice(services, userId, "codes-guessed");
}

async function isFromUnknownPlace({ db, clock, config }: Guessing, given: GivenCode): Promise<boolean> {
  if (config.RATE_LIMITS === "off" || "session" in given.from) return false;
  if (!isTotpShaped(normalizeCode(given.code))) return false;
  return !(await isCounted(db, secondStepLimits.knownPlaces, placeOf(given), clock()));
}

function placeOf({ userId, from }: GivenCode): string {
  return "session" in from ? `${userId} session ${from.session}` : `${userId} ${from.address}`;
}
