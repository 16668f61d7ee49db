import { addPayableQuote, openPaymentShop, type PayableQuote, type PaymentShop } from "../payments.ts";
import { askForIntent, confirm } from "../payments-steps.ts";
import { type FakePaypal, openFakePaypal } from "./paypal-fake.ts";
import { type FakeStripe, openFakeStripe } from "./stripe-fake.ts";

/** A shop that uses the fakes of Stripe and PayPal. */
export interface LiveShop extends AsyncDisposable {
  readonly shop: PaymentShop;
  readonly stripe: FakeStripe;
  readonly paypal: FakePaypal;
}

export async function openLiveShop(environment: Readonly<Record<string, string>> = {}): Promise<LiveShop> {
  const stripe = await openFakeStripe();
  const paypal = await openFakePaypal();
  const shop = await openPaymentShop({ ...stripe.environment, ...paypal.environment, ...environment });
  return {
    shop,
    stripe,
    paypal,
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await stripe[Symbol.asyncDispose]();
      await paypal[Symbol.asyncDispose]();
    },
  };
}

/** Asks for the quote's order, as the modal's button does. */
export async function askForOrder(shop: PaymentShop, { id, bearer }: PayableQuote): Promise<string> {
  const answer = await shop.send("POST", "/api/payments/paypal/create", { bearer, body: { quote_id: id } });
  return String(answer.body.order_id);
}

/** Back from PayPal's page. */
export function capture(shop: PaymentShop, { bearer }: Pick<PayableQuote, "bearer">, orderId: string) {
  return shop.send("GET", `/api/payments/paypal/capture?order_id=${orderId}`, { bearer });
}

/** A quote with an order that its buyer has approved. */
export async function approvedOrder({ shop, paypal }: Pick<LiveShop, "shop" | "paypal">) {
  const quote = await addPayableQuote(shop.services);
  const orderId = await askForOrder(shop, quote);
  paypal.approve(orderId);
  return { quote, orderId };
}

/** A quote that is paid by card at Stripe; answers its intent's id. */
export async function payAtStripe({ shop, stripe }: Pick<LiveShop, "shop" | "stripe">): Promise<string> {
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  stripe.pay(intent.id);
  await confirm(shop, quote, intent);
  return intent.id;
}

/** A quote that is paid at PayPal; answers its order's id. */
export async function payAtPaypal(world: Pick<LiveShop, "shop" | "paypal">): Promise<string> {
  const { quote, orderId } = await approvedOrder(world);
  await capture(world.shop, quote, orderId);
  return orderId;
}

/** Stripe tells the shop of something that happened to a charge. */
export function sendStripeEvent(
  { shop, stripe }: Pick<LiveShop, "shop" | "stripe">,
  type: string,
  id: string,
  about: object = {},
) {
  const event = stripe.signed(type, id, shop.services.clock(), undefined, { ...about });
  return shop.send("POST", "/api/webhooks/stripe", event);
}

/** PayPal tells the shop of something that happened to an order. */
export function sendPaypalEvent(
  { shop, paypal }: Pick<LiveShop, "shop" | "paypal">,
  type: string,
  id: string,
  about: object = {},
) {
  return shop.send("POST", "/api/webhooks/paypal", paypal.webhookEvent(type, id, { ...about }));
}
