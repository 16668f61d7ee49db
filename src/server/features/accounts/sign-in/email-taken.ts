import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { accountMessages } from "../account-words.ts";

/** The refusal of an address that another live account has. */
export const emailTaken = {
  message: accountMessages.emailTaken,
  fields: { email: [accountMessages.emailTaken] },
} as const;

/**
 * Runs a change that may give an account another's address. The database refuses that even when two changes meet;
 * its transaction is over then, so the refusal becomes a validation error out here.
 */
export async function refusingTakenEmail<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("invalid", { ...emailTaken, cause: error });
    throw error;
  }
}
