import {
  exportUsers as exportCall,
  getUser as getCall,
  listUsers as listCall,
  user,
} from "#contracts/accounts/accounts.ts";
import { z } from "#contracts/zod.ts";
import { readsAs } from "../call.ts";

/** A user as the back office reads it: without a version, and an administrator by either flag. */
export const readUser = user.out
  .partial({ telephone: true, is_admin: true, isAdmin: true, version: true })
  .transform((row) => {
    const isAdmin = row.is_admin === true || row.isAdmin === true;
    const role = row.role ?? (isAdmin ? "owner" : null);
    return { ...row, telephone: row.telephone ?? null, is_admin: isAdmin, isAdmin, role };
  });
export type ReadUser = z.output<typeof readUser>;

export const listUsers = readsAs(listCall, listCall.answers[200].extend({ users: z.array(readUser) }));
export const getUser = readsAs(getCall, z.object({ user: readUser }));
export const exportUsers = readsAs(exportCall, readUser);
