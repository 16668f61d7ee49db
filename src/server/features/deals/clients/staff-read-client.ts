import type { ClientRecord } from "#contracts/clients/client-records.ts";
import { systemReadNotes } from "#server/features/clients/staff-note-client.ts";
import { systemReadClient } from "#server/features/clients/system-list-clients.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findQuotesOfClient } from "../model/quotes.repository.ts";
import { presentAgreedSum } from "../presenters/present-agreed.ts";
import { presentToStaff } from "../presenters/present-quote.ts";
import { readClientParts } from "./read-client-parts.ts";
import { showClients } from "./staff-list-clients.ts";
import { readMerge } from "./staff-merge-clients.ts";

/** Of each kind so many are shown; the lists hold all. */
const mostShown = 50;

/** What other features know of a client's quotes, handed over where the features are put together. */
export interface ClientSources {
  readonly payments: (
    services: Pick<Services, "db" | "shop">,
    quoteIds: readonly number[],
    most: number,
  ) => Promise<ClientRecord["payments"]>;
  readonly messages: (db: Db, quoteIds: readonly number[], most: number) => Promise<ClientRecord["messages"]>;
}

/** A client with the newest quotes, payments, messages and notes. @throws 404 */
export async function staffReadClient(
  { db, clock, shop }: Pick<Services, "db" | "clock" | "shop">,
  clientId: number,
  sources: ClientSources,
): Promise<ClientRecord> {
  const row = await systemReadClient(db, clientId);
  if (!row) throw new AppError("not_found");
  const [client] = await showClients(db, [row]);
  if (!client) throw new AppError("not_found");
  const quotes = await findQuotesOfClient(db, clientId, { limit: mostShown });
  const ids = quotes.map(({ id }) => id);
  return {
    client,
    quotes: quotes.map((quote) => {
      const { id, reference, status, stage, email, company, quantity, total_cents, is_estimate, created_at } =
        presentToStaff(quote);
      return {
        ...{ id, reference, status, stage, email, company, quantity, total_cents, is_estimate, created_at },
        agreed: presentAgreedSum(quote),
      };
    }),
    payments: ids.length === 0 ? [] : await sources.payments({ db, shop }, ids, mostShown),
    messages: ids.length === 0 ? [] : await sources.messages(db, ids, mostShown),
    notes: await systemReadNotes(db, clientId, mostShown),
    ...(await readClientParts(db, { clientId, quotes, most: mostShown })),
    merge: await readMerge(db, clientId, clock()),
  };
}
