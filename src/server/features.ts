import { staffEraseClient } from "./client-data/staff-erase-client.ts";
import { accountRoutes } from "./features/accounts/accounts.routes.ts";
import { bookRoutes } from "./features/books/books.routes.ts";
import { catalogueRoutes } from "./features/catalogue/catalogue.routes.ts";
import { clientNoteRoutes } from "./features/clients/client-notes.routes.ts";
import { clientPasswords } from "./features/clients/client-passwords.ts";
import { companyRoutes } from "./features/companies/companies.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { clientRecordRoutes } from "./features/deals/clients/client-records.routes.ts";
import { companySources } from "./features/deals/clients/company-sources.ts";
import { staffCorrectAddress } from "./features/deals/clients/staff-correct-address.ts";
import type { ClientSources } from "./features/deals/clients/staff-read-client.ts";
import { invoiceRoutes } from "./features/deals/invoices/invoices.routes.ts";
import { isTaxProfileUsed } from "./features/deals/model/versions-of-shop.ts";
import { orderRoutes } from "./features/deals/orders/orders.routes.ts";
import { proofRoutes } from "./features/deals/proofs/proofs.routes.ts";
import { quoteRoutes } from "./features/deals/quotes.routes.ts";
import { planRoutes } from "./features/deals/receivables/plans.routes.ts";
import { documentRoutes } from "./features/documents/documents.routes.ts";
import { firstDayRoutes } from "./features/first-day/first-day.routes.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { historyRoutes } from "./features/history/history.routes.ts";
import { messageRoutes } from "./features/messages/messages.routes.ts";
import { staffReadEntriesOfQuotes } from "./features/messages/staff-read-entries-of-quotes.ts";
import { newsletterRoutes } from "./features/newsletter/newsletter.routes.ts";
import { outboxRoutes } from "./features/outbox/outbox.routes.ts";
import { staffReadPaymentsOfQuotes } from "./features/payments/office/staff-read-payments-of-quotes.ts";
import type { PaymentMounting } from "./features/payments/payment-services.ts";
import { paymentRoutes } from "./features/payments/payments.routes.ts";
import { paymentWays } from "./features/payments/providers/payment-ways.ts";
import { searchRoutes } from "./features/search/search.routes.ts";
import { sessionRoutes } from "./features/sessions/sessions.routes.ts";
import { backupRoutes } from "./features/settings/backups/backups.routes.ts";
import { secretRoutes } from "./features/settings/secrets/secrets.routes.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { statisticsRoutes } from "./features/statistics/statistics.routes.ts";
import { isTaxProfileOffered } from "./features/taxes/find-tax-profile.ts";
import { taxRoutes } from "./features/taxes/taxes.routes.ts";
import { textRoutes } from "./features/texts/texts.routes.ts";
import { todayRoutes } from "./features/today/today.routes.ts";
import { visitRoutes } from "./features/visits/visits.routes.ts";
import { webhookRoutes } from "./features/webhooks/webhooks.routes.ts";
import { hasTraded } from "./has-traded.ts";
import { firstDaySources } from "./sources/first-day-sources.ts";
import { searchSources } from "./sources/search-sources.ts";
import { secretSources } from "./sources/secret-sources.ts";
import { statisticsSources } from "./sources/statistics-sources.ts";
import { todayParts } from "./sources/today-sources.ts";
import { webhookReachOf } from "./webhook-delivery.ts";

/** What a client's page shows beside the quotes. */
const clientSources: ClientSources = {
  payments: staffReadPaymentsOfQuotes,
  messages: staffReadEntriesOfQuotes,
};

/** Binds the calls of every feature. */
export async function mountFeatures(mounting: PaymentMounting): Promise<void> {
  const of = (feature: string): PaymentMounting => ({ ...mounting, routes: mounting.routes.of(feature) });
  accountRoutes({ ...of("accounts"), clientPasswords });
  catalogueRoutes(of("catalogue"));
  contactRoutes(of("contact"));
  newsletterRoutes(of("newsletter"));
  visitRoutes(of("visits"));
  quoteRoutes(of("quotes"));
  clientRecordRoutes({ ...of("clients"), sources: clientSources, eraseClient: staffEraseClient });
  clientNoteRoutes(of("clients"));
  companyRoutes({ ...of("companies"), sources: companySources });
  messageRoutes(of("messages"));
  taxRoutes({ ...of("taxes"), isUsed: isTaxProfileUsed });
  settingsRoutes({ ...of("settings"), isTaxProfile: isTaxProfileOffered, hasTraded, paymentWays });
  secretRoutes({ ...of("settings"), sources: secretSources(mounting) });
  backupRoutes(of("settings"));
  textRoutes(of("texts"));
  paymentRoutes(of("payments"));
  planRoutes(of("payments"));
  invoiceRoutes(of("invoices"));
  orderRoutes(of("orders"));
  bookRoutes(of("books"));
  proofRoutes(of("orders"));
  documentRoutes(of("documents"));
  outboxRoutes({ ...of("outbox"), correctAddress: staffCorrectAddress });
  historyRoutes(of("history"));
  sessionRoutes(of("sessions"));
  statisticsRoutes({ ...of("statistics"), sources: statisticsSources });
  searchRoutes({ ...of("search"), sources: searchSources });
  todayRoutes({ ...of("today"), parts: todayParts });
  firstDayRoutes({ ...of("first-day"), sources: firstDaySources });
  webhookRoutes({ ...of("webhooks"), reach: webhookReachOf(mounting.services) });
  healthRoutes(of("health"));
}
