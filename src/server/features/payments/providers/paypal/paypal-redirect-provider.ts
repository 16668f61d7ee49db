import { z } from "zod";
import type { Config } from "#server/config/config.ts";
import { ProviderRefusal, ProviderSilent } from "../provider-failure.ts";
import type { ProviderState } from "../provider-state.ts";
import type { RedirectProvider } from "../redirect-provider.ts";
import { openPaypal } from "./paypal-client.ts";
import { readPaypalEvent } from "./paypal-events.ts";
import {
  customIdOf,
  orderBody,
  paypalAmount,
  paypalProviderState,
  refundStatuses,
} from "./paypal-provider-state.ts";
import { meaningOfAnswer, requireAnswer } from "./read-paypal-answer.ts";

type Setting = Pick<
  Config,
  "PAYPAL_CLIENT_ID" | "PAYPAL_CLIENT_SECRET" | "PAYPAL_WEBHOOK_ID" | "PAYPAL_API_URL"
>;

const newOrder = orderBody.pick({ id: true }).extend({
  links: z.array(z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })),
});
const refundBody = z.object({
  id: z.string(),
  status: z.enum(["COMPLETED", "PENDING", "FAILED", "CANCELLED"]),
});

/** Orders at PayPal (Orders v2): the buyer approves on PayPal's page, the shop captures. */
export function paypalRedirectProvider(setting: Setting): RedirectProvider {
  const ask = openPaypal(setting);
  const orderPath = (orderId: string) => `/v2/checkout/orders/${encodeURIComponent(orderId)}`;

  async function readOrder(orderId: string) {
    const answer = await ask({ method: "GET", path: orderPath(orderId) });
    if (meaningOfAnswer(answer).meaning === "gone") return undefined;
    return shaped(() => paypalProviderState(requireAnswer(answer)));
  }

  async function requireOrder(orderId: string) {
    const state = await readOrder(orderId);
    if (!state) throw new ProviderRefusal("RESOURCE_NOT_FOUND");
    return state;
  }

  return {
    name: "paypal",
    readOrder,

    async createOrder({ requestKey, amountCents, currency, subject, description, returnUrl, cancelUrl }) {
      const unit = {
        custom_id: customIdOf(subject),
        description,
        amount: paypalAmount(amountCents, currency),
      };
      const experience = {
        return_url: returnUrl,
        cancel_url: cancelUrl,
        user_action: "PAY_NOW",
        shipping_preference: "NO_SHIPPING",
        payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
      };
      const body = {
        intent: "CAPTURE",
        purchase_units: [unit],
        payment_source: { paypal: { experience_context: experience } },
      };
      const answer = await ask({ method: "POST", path: "/v2/checkout/orders", requestKey, body });
      const order = shaped(() => newOrder.parse(requireAnswer(answer)));
      const approve = order.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
      if (!approve) throw new ProviderSilent("an order without a page to approve it");
      return { orderId: order.id, approveUrl: approve.href };
    },

    async capture(orderId, requestKey): Promise<ProviderState> {
      const path = `${orderPath(orderId)}/capture`;
      const answer = await ask({ method: "POST", path, requestKey, body: {} });
      const { meaning } = meaningOfAnswer(answer);
      switch (meaning) {
        case "read-again":
        case "gone":
          return await requireOrder(orderId);
        case "open":
          return { ...(await requireOrder(orderId)), status: "open" };
        case "declined":
          return { ...(await requireOrder(orderId)), status: "canceled", isDeclined: true };
        default: {
          const body = requireAnswer(answer);
          const full = shaped(() => orderBody.safeParse(body));
          // A short answer says that it was done, and the order says what.
          return full.success ? paypalProviderState(body) : await requireOrder(orderId);
        }
      }
    },

    async refund({ requestKey, chargeId, amountCents, currency }) {
      const { captureId } = await requireOrder(chargeId);
      if (!captureId) throw new ProviderRefusal("order_not_captured");
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const body = { amount: paypalAmount(amountCents, currency) };
      const answer = await ask({ method: "POST", path, requestKey, body });
      const refund = shaped(() => refundBody.parse(requireAnswer(answer)));
      return { refundId: refund.id, status: refundStatuses[refund.status] };
    },

    listRefunds: async (orderId) => (await readOrder(orderId))?.refunds ?? [],

    readEvent: (rawBody, headers) => readPaypalEvent(ask, setting.PAYPAL_WEBHOOK_ID, { rawBody, headers }),
  };
}

/** An answer of a shape that PayPal never gives is none. */
function shaped<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProviderRefusal || error instanceof ProviderSilent) throw error;
    throw new ProviderSilent("PayPal's answer has another shape", { cause: error });
  }
}
