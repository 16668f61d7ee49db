import type { Services } from "#server/services.ts";
import type { PasswordOwners } from "./password-owners.ts";

/** Mails a link to this address's account and client, if any; the answer is the same (SPEC-2.26, REL-S2). */
export async function visitorForgetPassword(
  services: Services,
  owners: PasswordOwners,
  asked: { email: string; address: string },
): Promise<void> {
  await owners.staff.sendLink(services, asked);
  await owners.client.sendLink(services, asked);
}
