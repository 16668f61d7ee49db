import {
  listOwnQuotes,
  clientLogin as loginCall,
  requestClientAccess,
  setClientPassword,
  validateToken,
} from "#contracts/clients/clients.ts";
import { deviceOf } from "#domain/accounts/device.ts";
import type { Message } from "#domain/words.ts";
import { anyone, client } from "#server/access/policies.ts";
import { clientChoosePassword } from "#server/features/clients/client-choose-password.ts";
import type { Mounting } from "#server/mounting.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import type { Services } from "#server/services.ts";
import { clientListQuotes } from "../lists/client-list-quotes.ts";
import { presentToClient } from "../presenters/present-quote.ts";
import { clientLogin } from "./client-login.ts";
import { clientRequestAccess } from "./client-request-access.ts";
import { clientValidateLink } from "./client-validate-link.ts";
import { requireLink, type ShownLink, throughLink } from "./open-link.ts";

const accessMailed: Message = /*i18n*/ {
  id: "quote.access.mailed",
  message: "If we know this address, a new link is on its way to it.",
};

/** How a client gets in: by the mailed link, a password of his own, or a new link. */
export function quoteAccessRoutes({ routes, services }: Mounting): void {
  routes.add(validateToken, anyone, async ({ body, request }) => {
    return await clientValidateLink(
      { ...services, log: request.log },
      {
        token: body.session_token,
        address: visitorAddress(request.ip),
      },
    );
  });

  routes.add(setClientPassword, anyone, async ({ body, request }) => {
    await clientChooseLinkPassword(services, {
      token: body.session_token,
      password: body.password,
      address: visitorAddress(request.ip),
    });
    return { success: true };
  });

  routes.add(loginCall, anyone, async ({ body, request }) => {
    const { quote, token, quoteCount } = await clientLogin(
      { ...services, log: request.log },
      {
        email: body.email,
        password: body.password,
        sessionToken: body.session_token,
        address: visitorAddress(request.ip),
        device: deviceOf(request.headers["user-agent"]),
      },
    );
    return { quote: presentToClient(quote), token, quote_count: quoteCount };
  });

  routes.add(listOwnQuotes, client, ({ actor, query }) => clientListQuotes(services.db, actor, query));

  routes.add(requestClientAccess, anyone, async ({ body, request }) => {
    await clientRequestAccess(services, { email: body.email, address: visitorAddress(request.ip) });
    return { message: request.say(accessMailed) };
  });
}

/** On the first visit, the link's holder chooses the client's password. @throws 401, 409, 422 */
async function clientChooseLinkPassword(
  services: Pick<Services, "db" | "clock" | "config" | "passwords">,
  { password, ...shown }: ShownLink & { readonly password: string },
): Promise<void> {
  const opened = await requireLink(services, shown);
  const link = throughLink(services, shown.token, opened);
  await clientChoosePassword(services, { clientId: opened.clientId, password, link });
}
