import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Role, roles } from "#domain/accounts/roles.ts";

/** The roles beside the owner's, which the flag of administrators stands for. */
export type StaffRole = Exclude<Role, "owner">;
export const staffRoles = roles.filter((role) => role !== "owner");

/** The roles as people read them; an owner is called as the specification calls administrators. */
export const roleWords: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Admin`,
  sales: msg`Sales`,
  artwork: msg`Artwork`,
  production: msg`Production`,
  accounts: msg`Accounts`,
  reader: msg`Reader`,
};
