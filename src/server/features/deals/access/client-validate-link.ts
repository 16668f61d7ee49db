import { systemReadClientAccess } from "#server/features/clients/system-read-client-access.ts";
import { logSignIn } from "#server/platform/log/log-sign-in.ts";
import type { Services } from "#server/services.ts";
import { openLink, type ShownLink } from "./open-link.ts";

type Validity =
  | { readonly valid: false }
  | {
      readonly valid: true;
      readonly quote_id: number;
      readonly email: string;
      readonly password_set: boolean;
    };

/** Whether a link is still good, which quote it opens, whose, and whether a password must be chosen first. */
export async function clientValidateLink(
  services: Pick<Services, "db" | "clock" | "config" | "log">,
  shown: ShownLink,
): Promise<Validity> {
  const link = await openLink(services, shown);
  logSignIn(services.log, {
    who: "client",
    account: link?.clientId,
    how: "mailed link",
    isRight: Boolean(link),
  });
  if (!link) return { valid: false };
  const { email, hasPassword } = await systemReadClientAccess(services.db, link.clientId);
  return { valid: true, quote_id: link.quoteId, email, password_set: hasPassword };
}
