import {
  listOwnQuotes,
  clientLogin as loginCall,
  requestClientAccess,
  setClientPassword,
  validateToken,
} from "#contracts/clients/clients.ts";
import { deviceOf } from "#domain/accounts/device.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import { hours } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { anyone, client } from "#server/access/policies.ts";
import { clientChoosePassword } from "#server/features/clients/client-choose-password.ts";
import { clientOpenSession, clientSignIn } from "#server/features/clients/client-sign-in.ts";
import { systemFindClient } from "#server/features/clients/system-find-client.ts";
import { systemReadClientAccess } from "#server/features/clients/system-read-client-access.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { hasQuota, requireQuota } from "#server/platform/limits/require-quota.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { logSignIn } from "#server/platform/log/log-sign-in.ts";
import { postMailIfKnown } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { noteQuoteOpened } from "../commands/decision-wait.ts";
import { clientListQuotes } from "../lists/client-list-quotes.ts";
import type { Quote } from "../model/quote.ts";
import { countQuotesOfClient, findQuoteOfClient, findQuoteToOpen } from "../model/quotes.repository.ts";
import { presentToClient } from "../presenters/present-quote.ts";
import { invalidLink, openLink, requireLink, type ShownLink, throughLink } from "./open-link.ts";

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

const noQuote: Message = /*i18n*/ { id: "quote.login.noQuote", message: "No Quote Found" };

interface Login {
  readonly email: string;
  readonly password: string;
  /** From the mailed link; without it the client's newest quote is opened. */
  readonly sessionToken: string | undefined;
  readonly address: string;
  readonly device?: string | undefined;
}

/**
 * Signs a client in by e-mail and password and opens a quote: the link's, which must be his, or his newest one.
 * @throws 401 for a link that is not good or not his, and for a wrong e-mail or password; 429
 */
async function clientLogin(
  services: Pick<Services, "db" | "clock" | "config" | "log" | "notifyMailWorker" | "passwords">,
  { email, password, sessionToken, address, device }: Login,
): Promise<{ quote: Quote; token: string; quoteCount: number }> {
  const link =
    sessionToken === undefined ? undefined : await requireLink(services, { token: sessionToken, address });
  const client = await clientSignIn(services, { email, password, address });
  const quoteId = link?.quoteId ?? (await findQuoteToOpen(services.db, client.clientId))?.id;
  const quote = quoteId === undefined ? undefined : await findQuoteOfClient(services.db, client, quoteId);
  if (!quote) throw link ? invalidLink() : new AppError("not_found", { message: noQuote });
  const through = link && sessionToken ? throughLink(services, sessionToken, link) : undefined;
  const token = await clientOpenSession(services, client, { device, link: through });
  await noteQuoteOpened(services, "client", quote);
  return { quote, token, quoteCount: await countQuotesOfClient(services.db, client.clientId) };
}

const accessLimits = {
  address: { name: "quote-access-address", maxHits: 20, perMilliseconds: hours(1) },
  email: { name: "quote-access", maxHits: 5, perMilliseconds: hours(1) },
} as const;

/** Mails a client a link to his newest quote; unknown addresses get the same answer. */
async function clientRequestAccess(
  services: Pick<Services, "db" | "clock" | "config" | "notifyMailWorker">,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<void> {
  await requireQuota(services, accessLimits.address, address);
  // Only the mails are limited: a stranger's repeated requests must not lock the owner out.
  if (!(await hasQuota(services, accessLimits.email, emailKey(email)))) return;
  const client = await systemFindClient(services.db, email);
  const quote = await findQuoteToOpen(services.db, client?.id ?? 0);
  const { id = 0, reference = "", name = "", language = "en" } = quote ?? {};
  const mail = { template: "access-link", quoteId: id, reference, name } as const;
  const to = { email: client?.email ?? email, language };
  await postMailIfKnown(services, { mail, to, isKnown: quote !== undefined });
}

type Validity =
  | { readonly valid: false }
  | {
      readonly valid: true;
      readonly quote_id: number;
      readonly email: string;
      readonly password_set: boolean;
    };

/** Whether a link is still good, which quote it opens, whose, and whether a password must be chosen first. */
async function clientValidateLink(
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
