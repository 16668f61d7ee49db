import type { Generated } from "kysely";

/** A key shared with an authenticator app; it counts once `confirmed_at` is set. */
export interface SecondFactorTable {
  user_id: number;
  /** Base32, stored in plain: codes cannot be computed from a hash. */
  secret: string;
  /** The half minute of the last code that was taken: it and everything before it is used up. */
  last_step: number;
  confirmed_at: string | null;
  created_at: string;
}

export interface RecoveryCodeTable {
  id: Generated<number>;
  user_id: number;
  code_hash: string;
  used_at: string | null;
}

/** A sign-in whose password was right and whose code is still to come. It is no session and opens nothing. */
export interface SignInChallengeTable {
  token_hash: string;
  user_id: number;
  /** Of the password that was right: with another one the challenge is over. */
  password_mark: string;
  expires_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    second_factors: SecondFactorTable;
    recovery_codes: RecoveryCodeTable;
    sign_in_challenges: SignInChallengeTable;
  }
}
