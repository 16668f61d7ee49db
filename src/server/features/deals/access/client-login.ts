import type { Message } from "#domain/words.ts";
import { clientOpenSession, clientSignIn } from "#server/features/clients/client-sign-in.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { noteQuoteOpened } from "../commands/decision-wait.ts";
import type { Quote } from "../model/quote.ts";
import { countQuotesOfClient, findQuoteOfClient, findQuoteToOpen } from "../model/quotes.repository.ts";
import { invalidLink, requireLink, throughLink } from "./open-link.ts";

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
export async function clientLogin(
  services: Pick<Services, "db" | "clock" | "config" | "log" | "notifyMailWorker" | "passwords">,
  { email, password, sessionToken, address, device }: Login,
): Promise<{ quote: Quote; token: string; quoteCount: number }> {
  const link =
    sessionToken === undefined ? undefined : await requireLink(services, { token: sessionToken, address });
  const client = await clientSignIn(services, { email, password, address });
  const quoteId = link?.quoteId ?? (await findQuoteToOpen(services.db, client.clientId))?.id;
  const quote =
    quoteId === undefined ? undefined : await findQuoteOfClient(services.db, client.clientId, quoteId);
  if (!quote) throw link ? invalidLink() : new AppError("not_found", { message: noQuote });
  const through = link && sessionToken ? throughLink(services, sessionToken, link) : undefined;
  const token = await clientOpenSession(services, client, { device, link: through });
  await noteQuoteOpened(services, "client", quote);
  return { quote, token, quoteCount: await countQuotesOfClient(services.db, client.clientId) };
}
