import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";

/** The pages that both languages have under an address of their own, too. */
function publicPages(locale: "" | "en-" | "fr-"): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${locale}${name}` });
  return [
    index("storefront/home/home-page.tsx", id("home")),
    route("products", "storefront/catalogue/listing/listing-page.tsx", id("listing")),
    route("products/:id", "storefront/catalogue/product/product-page.tsx", id("product")),
    route("details/:id", "storefront/catalogue/product/product-page.tsx", id("details")),
    route("devis", "storefront/quotes/devis-page.tsx", id("devis")),
    route("checkout", "storefront/cart/checkout-page.tsx", id("checkout")),
    route("contact", "storefront/contact/contact-page.tsx", id("contact")),
    route("about", "storefront/about/about-page.tsx", id("about")),
    route("privacy-policy", "storefront/legal/privacy-policy-page.tsx", id("privacy-policy")),
    route("terms", "storefront/legal/terms-page.tsx", id("terms")),
    route("cookies", "storefront/legal/cookies-page.tsx", id("cookies")),
    route("login", "storefront/accounts/login-page.tsx", id("login")),
    route("register", "storefront/accounts/register-page.tsx", id("register")),
    route("forgot-password", "storefront/accounts/forgot-password-page.tsx", id("forgot-password")),
  ];
}

/** Every address of the shop. Matching ignores case; links are built by `paths.ts`. */
export default [
  layout("storefront/shop-layout.tsx", [
    ...publicPages(""),
    ...prefix("en", publicPages("en-")),
    ...prefix("fr", publicPages("fr-")),
    route("reset-password/:token", "storefront/accounts/reset-password-page.tsx"),
    route("invitation/:token", "storefront/accounts/invitation-page.tsx"),
    route("confirm-address/:token", "storefront/accounts/confirm-address-page.tsx"),
    route("unauthorized", "storefront/accounts/unauthorized-page.tsx"),
    route("newsletter/unsubscribe/:token", "storefront/newsletter/unsubscribe-page.tsx"),
    route("offer/:token", "client/proposal/offer-page.tsx"),
    ...prefix("en", [route("offer/:token", "client/proposal/offer-page.tsx", { id: "en-offer" })]),
    ...prefix("fr", [route("offer/:token", "client/proposal/offer-page.tsx", { id: "fr-offer" })]),
    route("offer", "client/proposal/opened-offer-page.tsx"),
    route("payment-test", "storefront/payments/payment-test-page.tsx"),
    layout("client/client-layout.tsx", [
      route("Client/Checkout/:token", "client/access/checkout-login-page.tsx"),
      route("Client/Payement/:token", "client/payments/payment-page.tsx"),
      route("client/login", "client/access/client-login-page.tsx"),
      route("client/quotes", "client/quotes/own-quotes-page.tsx"),
      route("client/dashboard/:id", "client/quotes/dashboard-page.tsx"),
      route("client/orders/:id/proof", "client/orders/proof-page.tsx"),
      route("client/orders/:id/again", "client/orders/again/order-again-page.tsx"),
      route("client/dashboard/:quoteId/payment-success", "client/payments/payment-return-page.tsx"),
      route("verify", "client/offers/verify-page.tsx"),
    ]),
  ]),
  route("admin", "admin/admin-page.tsx", [
    index("admin/shell/section-page.tsx", { id: "admin-section" }),
    route("quotes/:id", "admin/deals/deal-page.tsx"),
    route("orders/:id", "admin/orders/page/order-page.tsx"),
    route("payments/:id", "admin/payments/payment-page.tsx"),
    route("clients/:id", "admin/clients/client-page.tsx"),
    route("companies/:id", "admin/companies/company-page.tsx"),
    route("invoices/:id", "admin/invoices/invoice-page.tsx"),
    route("users/:id", "admin/accounts/user-page.tsx"),
    route("products/:id", "admin/catalogue/product-page.tsx"),
    route("*", "admin/shell/section-page.tsx", { id: "admin-elsewhere" }),
  ]),
  route("offline", "storefront/offline/offline-page.tsx", { id: "offline" }),
  route("en/offline", "storefront/offline/offline-page.tsx", { id: "en-offline" }),
  route("fr/offline", "storefront/offline/offline-page.tsx", { id: "fr-offline" }),
  route("language", "storefront/language/choose-language-page.tsx"),
  route("*", "storefront/home/elsewhere-page.tsx"),
] satisfies RouteConfig;
