import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import type { UserRow } from "../accounts.table.ts";
import { showUser } from "./show-user.ts";

interface Wanted {
  readonly userId: number;
  /** The version that the caller has read. */
  readonly expectedVersion: number | undefined;
}

/**
 * The live account that is about to be changed.
 * @throws 404, or 409 with the fresh row when it is not the one that was seen
 */
export async function findUserToChange(
  transaction: Transaction,
  { userId, expectedVersion }: Wanted,
): Promise<UserRow> {
  const user = await findUserForStaff(transaction, userId);
  if (!user || user.deleted_at) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== user.version) throw changedMeanwhile(user);
  return user;
}

/** The error when the account was changed or deleted by another request. */
export async function whatChanged(transaction: Transaction, userId: number): Promise<AppError> {
  const fresh = await findUserForStaff(transaction, userId);
  return fresh && !fresh.deleted_at ? changedMeanwhile(fresh) : new AppError("not_found");
}

function changedMeanwhile(user: UserRow): AppError {
  return new AppError("conflict", { extra: { fresh: showUser(user) } });
}
