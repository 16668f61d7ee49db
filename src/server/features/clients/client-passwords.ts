import type { Transaction } from "#server/platform/database/db.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { clientForgetPassword } from "./client-forget-password.ts";
import { findClientEmail } from "./clients.repository.ts";
import { systemSetClientPassword } from "./system-set-client-password.ts";

/** The clients' half of forgotten passwords. Accounts, which own the calls, know no clients. */
export const clientPasswords = {
  sendLink: clientForgetPassword,
  emailOf: findClientEmail,
  setPassword: systemSetClientPassword,
  openSession: (transaction: Transaction, clientId: number, at: Date, device: string) =>
    openSession(transaction, "client", clientId, at, { device }),
};
