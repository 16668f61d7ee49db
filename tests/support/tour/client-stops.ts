import type { Stop, Visit } from "./stop.ts";
import type { World } from "./world.ts";

type State = keyof World["quotes"];

const dashboard = "client/quotes/dashboard-page.tsx";
const paymentPage = "client/payments/payment-page.tsx";
const returnPage = "client/payments/payment-return-page.tsx";

const asClient = ({ client }: World) => ({ clientToken: client });

const goToQuote = async ({ go, world, page }: Visit, state: State) => {
  await go(`/client/dashboard/${world.quotes[state].id}`);
  await page.getByRole("table").waitFor();
};

/** No card is taken while a transfer is announced, as by an earlier visit of the tour. */
const takeTransferBack = async ({ page, world }: Visit) => {
  const answer = await page.request.post("/api/payment/bank-transfer/cancel", {
    headers: { authorization: `Bearer ${world.client}` },
    data: { quote_id: world.quotes.confirmed.id },
  });
  if (!answer.ok()) throw new Error(`the transfer was not taken back: ${answer.status()}`);
};

const openPayment = async (visit: Visit) => {
  await takeTransferBack(visit);
  await goToQuote(visit, "confirmed");
  await visit.press("Pay");
  await visit.page.frameLocator("iframe").locator("form").waitFor();
};

/** The client's area. */
export const clientStops: readonly Stop[] = [
  {
    name: "/client/login",
    route: "client/access/client-login-page.tsx",
    open: ({ go }) => go("/client/login"),
  },
  {
    name: "/client/login with a password",
    route: "client/access/client-login-page.tsx",
    isDeep: true,
    open: async ({ go, page }) => {
      await go("/client/login");
      await page.locator("main summary").click();
      await page.locator("details [type=submit]").click();
    },
  },
  {
    name: "a link on its first visit",
    route: "client/access/checkout-login-page.tsx",
    open: async ({ go, world, page }) => {
      await go(`/Client/Checkout/${world.freshLink}`);
      await page.locator("[type=password]").last().waitFor();
    },
  },
  {
    name: "a link of later visits",
    route: "client/access/checkout-login-page.tsx",
    isDeep: true,
    open: async ({ go, world, page }) => {
      await go(`/Client/Checkout/${world.quotes.pending.link}`);
      await page.locator("[type=password]").waitFor();
    },
  },
  {
    name: "a link that is none",
    route: "client/access/checkout-login-page.tsx",
    isDeep: true,
    open: ({ go }) => go("/Client/Checkout/none"),
  },
  {
    name: "every quote of a client",
    route: "client/quotes/own-quotes-page.tsx",
    kept: asClient,
    open: async ({ go, page }) => {
      await go("/client/quotes");
      await page.locator("main li").first().waitFor();
    },
  },
  ...(["pending", "confirmed", "rejected", "paid"] as const).map(
    (state): Stop => ({
      name: `a ${state} quote`,
      route: dashboard,
      kept: asClient,
      open: (visit) => goToQuote(visit, state),
    }),
  ),
  {
    name: "an offer",
    route: dashboard,
    kept: asClient,
    open: async (visit) => {
      await goToQuote(visit, "offered");
      await visit.page.locator("#answer-title").waitFor();
    },
  },
  {
    name: "an offer, its answers refused",
    route: dashboard,
    kept: asClient,
    isDeep: true,
    open: async (visit) => {
      await goToQuote(visit, "offered");
      await visit.page.locator("main form [type=submit]").first().click();
      await visit.page.locator("details[name=answer] summary").last().click();
      await visit.page.locator("details[name=answer][open] [type=submit]").click();
    },
  },
  {
    name: "an offer by its mailed link",
    route: "client/proposal/offer-page.tsx",
    open: async ({ go, world, page }) => {
      await go(world.offerPath);
      await page.locator("#answer-title").waitFor();
    },
  },
  {
    name: "an offer whose link has ended",
    route: "client/proposal/opened-offer-page.tsx",
    open: async ({ go, page }) => {
      await go("/offer");
      await page.locator("main h1").waitFor();
    },
  },
  {
    name: "a proof",
    route: "client/orders/proof-page.tsx",
    kept: asClient,
    open: async ({ go, page, world }) => {
      await go(`/client/orders/${world.orderId}/proof`);
      await page.locator("main form").first().waitFor();
    },
  },
  {
    name: "an order again",
    route: "client/orders/again/order-again-page.tsx",
    kept: asClient,
    open: async ({ go, page, world }) => {
      await go(`/client/orders/${world.deliveredOrderId}/again`);
      await page.locator("main form").first().waitFor();
    },
  },
  {
    name: "reading an offer by the link",
    route: paymentPage,
    isDeep: true,
    open: async ({ go, world, page }) => {
      await go(`/Client/Payement/${world.quotes.offered.link}`);
      await page.getByRole("table").waitFor();
    },
  },
  {
    name: "/verify",
    route: "client/offers/verify-page.tsx",
    open: async ({ go, page }) => {
      await go("/verify?reference=GE-2026-000001&code=0000000000000000");
      await page.locator("[aria-live=polite]").getByText(/./).first().waitFor();
    },
  },
  {
    name: "no quote",
    route: dashboard,
    kept: asClient,
    isDeep: true,
    open: async ({ go, page }) => {
      await page.evaluate(() => localStorage.removeItem("clientQuote"));
      await go("/client/dashboard/999999");
    },
  },
  { name: "paying", route: dashboard, kept: asClient, open: openPayment },
  {
    name: "paying, refused",
    route: dashboard,
    kept: asClient,
    isDeep: true,
    open: async (visit) => {
      await openPayment(visit);
      await visit.page.getByRole("dialog").locator("[type=submit]:enabled").click();
    },
  },
  {
    name: "paying by bank transfer",
    route: dashboard,
    kept: asClient,
    open: async (visit) => {
      await openPayment(visit);
      await visit.press("Pay by bank transfer");
      await visit.page.getByRole("status").locator("dl").waitFor();
    },
  },
  {
    name: "paying by the link",
    route: paymentPage,
    open: async (visit) => {
      const { go, world, page } = visit;
      await takeTransferBack(visit);
      await go(`/Client/Payement/${world.quotes.confirmed.link}`);
      await page.frameLocator("iframe").locator("form").waitFor();
    },
  },
  {
    name: "paying by the link what is paid",
    route: paymentPage,
    isDeep: true,
    open: ({ go, world }) => go(`/Client/Payement/${world.quotes.paid.link}`),
  },
  {
    name: "paying by a link that is none",
    route: paymentPage,
    isDeep: true,
    open: ({ go }) => go("/Client/Payement/none"),
  },
  {
    name: "back from paying",
    route: returnPage,
    kept: asClient,
    open: async (visit) => {
      await goToQuote(visit, "paid");
      await visit.go(`/client/dashboard/${visit.world.quotes.paid.id}/payment-success`);
    },
  },
  {
    name: "back without having paid",
    route: returnPage,
    kept: asClient,
    isDeep: true,
    open: ({ go, world }) => go(`/client/dashboard/${world.quotes.confirmed.id}/payment-success`),
  },
];
