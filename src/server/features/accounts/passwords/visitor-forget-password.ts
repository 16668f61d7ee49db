import type { Services } from "#server/services.ts";
import type { PasswordOwners } from "./password-owners.ts";

/** Mails a link to whoever has this address: an account, a client, both or nobody; the answer is the same (SPEC-2.26, REL-S2). */
export async function visitorForgetPassword(
  services: Services,
  owners: PasswordOwners,
  asked: { email: string; address: string },
): Promise<void> {
  await owners.staff.sendLink(services, asked);
  await owners.client.sendLink(services, asked);
}
