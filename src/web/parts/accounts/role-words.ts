import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#domain/accounts/roles.ts";

/** The roles as people read them; an owner is called as the specification calls administrators. */
export const roleWords: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Admin`,
  sales: msg`Sales`,
  artwork: msg`Artwork`,
  production: msg`Production`,
  accounts: msg`Accounts`,
  reader: msg`Reader`,
};
