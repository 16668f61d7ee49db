import { clientSources } from "./client-sources.ts";
import { accountRoutes } from "./features/accounts/accounts.routes.ts";
import { catalogueRoutes } from "./features/catalogue/catalogue.routes.ts";
import { clientPasswords } from "./features/clients/client-passwords.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { documentRoutes } from "./features/documents/documents.routes.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { historyRoutes } from "./features/history/history.routes.ts";
import { messageRoutes } from "./features/messages/messages.routes.ts";
import { newsletterRoutes } from "./features/newsletter/newsletter.routes.ts";
import { outboxRoutes } from "./features/outbox/outbox.routes.ts";
import type { PaymentMounting } from "./features/payments/payment-services.ts";
import { paymentRoutes } from "./features/payments/payments.routes.ts";
import { paymentWays } from "./features/payments/providers/payment-ways.ts";
import { clientRecordRoutes } from "./features/quotes/clients/client-records.routes.ts";
import { isTaxProfileUsed } from "./features/quotes/offers/is-tax-profile-used.ts";
import { quoteRoutes } from "./features/quotes/quotes.routes.ts";
import { sessionRoutes } from "./features/sessions/sessions.routes.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { statisticsRoutes } from "./features/statistics/statistics.routes.ts";
import { isTaxProfileOffered } from "./features/taxes/find-tax-profile.ts";
import { taxRoutes } from "./features/taxes/taxes.routes.ts";
import { todayRoutes } from "./features/today/today.routes.ts";
import { visitRoutes } from "./features/visits/visits.routes.ts";
import { statisticsSources } from "./statistics-sources.ts";
import { todaySources } from "./today-sources.ts";

/** Binds the calls of every feature. */
export async function mountFeatures(mounting: PaymentMounting): Promise<void> {
  const of = (feature: string): PaymentMounting => ({ ...mounting, routes: mounting.routes.of(feature) });
  accountRoutes({ ...of("accounts"), clientPasswords });
  catalogueRoutes(of("catalogue"));
  contactRoutes(of("contact"));
  newsletterRoutes(of("newsletter"));
  visitRoutes(of("visits"));
  quoteRoutes(of("quotes"));
  clientRecordRoutes({ ...of("clients"), sources: clientSources });
  messageRoutes(of("messages"));
  taxRoutes({ ...of("taxes"), isUsed: isTaxProfileUsed });
  settingsRoutes({ ...of("settings"), isTaxProfile: isTaxProfileOffered, paymentWays });
  paymentRoutes(of("payments"));
  documentRoutes(of("documents"));
  outboxRoutes(of("outbox"));
  historyRoutes(of("history"));
  sessionRoutes(of("sessions"));
  statisticsRoutes({ ...of("statistics"), sources: statisticsSources });
  todayRoutes({ ...of("today"), sources: todaySources });
  healthRoutes(of("health"));
}
