import { staffReadEntriesOfQuotes } from "./features/messages/staff-read-entries-of-quotes.ts";
import { staffReadPaymentsOfQuotes } from "./features/payments/office/staff-read-payments-of-quotes.ts";
import type { ClientSources } from "./features/quotes/clients/staff-read-client.ts";

/** What a client's page shows beside the quotes. */
export const clientSources: ClientSources = {
  payments: staffReadPaymentsOfQuotes,
  messages: staffReadEntriesOfQuotes,
};
