import { requireOwnPassword } from "#server/features/accounts/require-own-password.ts";
import { hasSecondFactor } from "#server/features/accounts/second-factors.repository.ts";
import type { Services } from "#server/services.ts";
import type { Staff } from "./actor.ts";

/** Before money goes back: the password once more, where the account has a second factor (decisions §0.8). @throws 422, 429 */
export async function requireStepUp(
  services: Pick<Services, "db" | "clock" | "config">,
  staff: Staff,
  password: string | undefined,
): Promise<void> {
  if (await hasSecondFactor(services.db, staff.userId)) await requireOwnPassword(services, staff, password);
}
