import type { Stop, Visit } from "./stop.ts";

/** Pages that only need to be gone to: the module, and the address. */
const plainPages = {
  "storefront/home/home-page.tsx": "/",
  "storefront/catalogue/listing/listing-page.tsx": "/products",
  "storefront/catalogue/product/product-page.tsx": "/products/1",
  "storefront/quotes/devis-page.tsx": "/devis",
  "storefront/cart/checkout-page.tsx": "/checkout",
  "storefront/contact/contact-page.tsx": "/contact",
  "storefront/about/about-page.tsx": "/about",
  "storefront/legal/privacy-policy-page.tsx": "/privacy-policy",
  "storefront/legal/terms-page.tsx": "/terms",
  "storefront/legal/cookies-page.tsx": "/cookies",
  "storefront/offline/offline-page.tsx": "/offline",
  "storefront/accounts/login-page.tsx": "/login",
  "storefront/accounts/register-page.tsx": "/register",
  "storefront/accounts/forgot-password-page.tsx": "/forgot-password",
};
const plainPagesOfOneAddress = {
  "storefront/accounts/reset-password-page.tsx": "/reset-password/none",
  "storefront/accounts/invitation-page.tsx": "/invitation/none",
  "storefront/accounts/confirm-address-page.tsx": "/confirm-address/none",
  "storefront/accounts/unauthorized-page.tsx": "/unauthorized",
  "storefront/language/choose-language-page.tsx": "/language",
  "storefront/home/elsewhere-page.tsx": "/no/such/page",
};

const submit = (visit: Visit) => visit.page.locator("main form [type=submit]").first().click();

/** A cart of one line, as the product page puts it there. */
const cart = () => ({
  cartItems: JSON.stringify([
    {
      ...{ id: 1, name: "Market Tote", description: "", image: "", price: 0.155, quantity: 10_000 },
      selectedSize: { id: 1, name: "Small 12×13", label: "Small", price: 0.155 },
    },
  ]),
});

/** The storefront, and what opens on its pages; what opens on each of them, on a short one. */
export const publicStops: readonly Stop[] = [
  ...Object.entries(plainPages).map(
    ([route, path]): Stop => ({ name: path, route, open: ({ go }) => go(path, "twins") }),
  ),
  ...Object.entries(plainPagesOfOneAddress).map(
    ([route, path]): Stop => ({ name: path, route, open: ({ go }) => go(path) }),
  ),
  {
    name: "unsubscribing",
    route: "storefront/newsletter/unsubscribe-page.tsx",
    open: ({ go, world }) => go(world.unsubscribeLink),
  },
  {
    name: "a test payment",
    route: "storefront/payments/payment-test-page.tsx",
    open: async (visit) => {
      await visit.go("/payment-test");
      await visit.press("Open a test payment");
      await visit.page.frameLocator("iframe").locator("form").waitFor();
    },
  },
  {
    name: "a list of products",
    route: "storefront/catalogue/listing/listing-page.tsx",
    isDeep: true,
    open: ({ go }) => go("/products?view=list", "twins"),
  },
  {
    name: "nothing found",
    route: "storefront/catalogue/listing/listing-page.tsx",
    isDeep: true,
    open: ({ go }) => go("/products?q=zeppelin", "twins"),
  },
  {
    name: "no such product",
    route: "storefront/catalogue/product/product-page.tsx",
    isDeep: true,
    open: ({ go }) => go("/products/9999", "twins"),
  },
  {
    name: "the cart",
    route: "storefront/legal/cookies-page.tsx",
    kept: cart,
    open: async ({ go, page }) => {
      await go("/cookies", "twins");
      await page.locator("[popovertarget=cart]").first().click();
    },
  },
  {
    name: "the checkout panel, refused",
    route: "storefront/cart/checkout-page.tsx",
    kept: cart,
    open: async ({ go, page }) => {
      await go("/checkout", "twins");
      await page.getByRole("dialog").locator("[type=submit]").click();
    },
  },
  {
    name: "the menu",
    route: "storefront/legal/cookies-page.tsx",
    isNarrow: true,
    open: async ({ go, page }) => {
      await go("/cookies", "twins");
      await page.locator("[popovertarget=shop-menu]").first().click();
    },
  },
  {
    name: "an eco promise",
    route: "storefront/home/home-page.tsx",
    open: async ({ go, page }) => {
      await go("/", "twins");
      await page.locator("summary[aria-haspopup=dialog]").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "the quote form, refused and all open",
    route: "storefront/quotes/devis-page.tsx",
    open: async (visit) => {
      await visit.go("/devis", "twins");
      await visit.page.locator("#isLogo").check();
      await visit.page.locator("main details").evaluateAll((all) => {
        for (const folded of all) folded.setAttribute("open", "");
      });
      await visit.page.locator("main li:visible [type=checkbox]").first().check();
      await submit(visit);
    },
  },
  ...["/contact", "/login", "/register", "/forgot-password"].map(
    (path): Stop => ({
      name: `${path}, refused`,
      route:
        path === "/contact" ? "storefront/contact/contact-page.tsx" : `storefront/accounts${path}-page.tsx`,
      isDeep: true,
      open: async (visit) => {
        await visit.go(path);
        await submit(visit);
      },
    }),
  ),
];
