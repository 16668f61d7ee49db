interface Account {
  readonly email: string;
  readonly isAdmin: boolean;
}

/**
 * Does this change ask for the password, and the code, of the administrator who makes it (SPEC-3.7)? Raising an account
 * does, and so do another address and lost rights of an administrator.
 */
export function asksForProof(before: Account, after: Account): boolean {
  if (!before.isAdmin) return after.isAdmin;
  return !after.isAdmin || before.email !== after.email;
}
