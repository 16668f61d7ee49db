import { mayRole, type Right, type Role } from "./roles.ts";

/** Rights that reach the shop's money or the shop itself. */
const guardedRights: readonly Right[] = ["payments.write", "companies.credit", "shop.manage"];

/** Has this role one of the rights that a session alone must not hand out (SPEC-4.47)? */
export function isGuardedRole(role: Role | null): boolean {
  return guardedRights.some((right) => mayRole(role, right));
}

interface Account {
  readonly email: string;
  readonly role: Role | null;
}

/**
 * Does this change of an account ask for the password, and the code, of the owner who makes it (SPEC-3.7, SPEC-4.47)? Giving
 * a guarded role does, and so do another address of an account that has one, and lost rights of an owner.
 */
export function asksForProof(before: Account, after: Account): boolean {
  const isRoleChanged = before.role !== after.role;
  if (isRoleChanged && (isGuardedRole(after.role) || before.role === "owner")) return true;
  return before.email !== after.email && (isGuardedRole(before.role) || isGuardedRole(after.role));
}
