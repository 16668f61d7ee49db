import type { Generated, Selectable } from "kysely";
import type { StaffRole } from "#domain/accounts/roles.ts";

/** Keys of programs; one that was ended is gone. */
export interface ApiKeyTable {
  id: Generated<number>;
  name: string;
  role: StaffRole;
  token_hash: string;
  /** The account that made it: the key ends when that is no owner's any more. */
  made_by: number;
  /** `YYYY-MM-DD`: the last day on which it opens something, in the shop's zone. */
  ends_on: string | null;
  /** Written once a minute at most. */
  last_used_at: Generated<string | null>;
  created_at: string;
}

export type ApiKeyRow = Selectable<ApiKeyTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    api_keys: ApiKeyTable;
  }
}
