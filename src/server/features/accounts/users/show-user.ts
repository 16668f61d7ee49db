import type { User } from "#contracts/accounts/accounts.ts";
import { roleOf } from "../accounts.repository.ts";
import type { UserRow } from "../accounts.table.ts";

/** An account as the API answers it: its role, the flag under both its names, never a hash. */
export function showUser(row: UserRow): User {
  const isAdmin = row.is_admin === 1;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    telephone: row.telephone === "" ? null : row.telephone,
    is_admin: isAdmin,
    isAdmin,
    role: roleOf(row),
    language: row.language,
    created_at: row.created_at,
    version: row.version,
  };
}

/** What the history records of an account. */
export function historyOf(row: UserRow): Readonly<Record<string, unknown>> {
  const { name, email, telephone } = row;
  return { name, email, telephone, is_admin: row.is_admin === 1, role: roleOf(row) };
}
