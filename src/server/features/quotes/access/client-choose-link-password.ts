import { clientChoosePassword } from "#server/features/clients/client-choose-password.ts";
import type { Services } from "#server/services.ts";
import { requireLink, type ShownLink, throughLink } from "./open-link.ts";

/** On the first visit, the link's holder chooses the client's password (SPEC-1.13). @throws 401, 409, 422 */
export async function clientChooseLinkPassword(
  services: Pick<Services, "db" | "clock" | "config">,
  { password, ...shown }: ShownLink & { readonly password: string },
): Promise<void> {
  const opened = await requireLink(services, shown);
  const link = throughLink(services, shown.token, opened);
  await clientChoosePassword(services, { clientId: opened.clientId, password, link });
}
