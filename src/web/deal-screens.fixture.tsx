import type { ReactNode } from "react";
import { BooksSection } from "./admin/books/books-section.tsx";
import ClientPage from "./admin/clients/client-page.tsx";
import { ClientsSection } from "./admin/clients/clients-section.tsx";
import { CompaniesSection } from "./admin/companies/companies-section.tsx";
import CompanyPage from "./admin/companies/company-page.tsx";
import { DashboardSection } from "./admin/dashboard/dashboard-section.tsx";
import DealPage from "./admin/deals/deal-page.tsx";
import InvoicePage from "./admin/invoices/invoice-page.tsx";
import { InvoicesSection } from "./admin/invoices/invoices-section.tsx";
import { BoardSection } from "./admin/orders/board/board-section.tsx";
import PaymentPage from "./admin/payments/payment-page.tsx";
import { PaymentsSection } from "./admin/payments/payments-section.tsx";
import { QuotesSection } from "./admin/quotes/quotes-section.tsx";
import { useVersions } from "./client/offers/use-versions.ts";
import { OrderAsDraft } from "./client/orders/again/order-again-page.tsx";
import { QuoteSheet } from "./client/quotes/quote-sheet.tsx";
import { useClientQuote } from "./client/quotes/use-client-quote.ts";
import { AuthProvider } from "./parts/accounts/auth-provider.tsx";
import { everyMessage, loadedMarkup } from "./parts/page-markup.fixture.tsx";

/** The screens of a deal by their addresses. */
const dealScreens: readonly (readonly [address: string, Screen: () => ReactNode])[] = [
  ["/client/dashboard/1", ClientQuote],
  ["/client/orders/1/again", () => <OrderAsDraft orderId={1} />],
  ["/admin/quotes/1", DealPage],
  ["/admin/quotes/1?part=proof", DealPage],
  ["/admin/quotes/1?part=production", DealPage],
  ["/admin/quotes/1?part=money", DealPage],
  ["/admin/invoices/1", InvoicePage],
  ["/admin/payments/1", PaymentPage],
  ["/admin/clients/1", ClientPage],
  ["/admin/companies/1", CompanyPage],
  ["/admin/devis", QuotesSection],
  ["/admin/production", BoardSection],
  ["/admin/invoices", InvoicesSection],
  ["/admin/Payement", PaymentsSection],
  ["/admin/clients", ClientsSection],
  ["/admin/companies", CompaniesSection],
  ["/admin/books", BooksSection],
  ["/admin/dashboard", DashboardSection],
];

const owner = { id: 1, name: "Ann", email: "ann@example.com", role: "owner", language: null } as const;

/** What stands on a screen where a value was not written, with what stands before it. */
export const unwritten = /.{0,80}(?:undefined|\bNaN\b|Infinity|Invalid Date|\[object)/;

/** Each screen of a deal in both languages, with a way to its HTML once every query of it is answered. */
export const screensInLanguages = dealScreens.flatMap(([address, Screen]) =>
  (["en", "fr"] as const).map((locale) => ({
    ...{ address, locale },
    markup: async () =>
      await loadedMarkup(
        <AuthProvider known={owner}>
          <Screen />
        </AuthProvider>,
        {
          ...{ locale, address, messages: await everyMessage(locale) },
          route: address.replace(/\/1(?:\?.*)?$/, "/:id"),
        },
      ),
  })),
);

/** What the client's page of a quote shows once the browser knows who is there. */
function ClientQuote() {
  const { data } = useClientQuote(1);
  const { data: versions } = useVersions(1);
  return data && <QuoteSheet {...data} versions={versions} problem={null} />;
}
