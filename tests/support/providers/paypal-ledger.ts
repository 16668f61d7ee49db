import { randomBytes } from "node:crypto";

export interface PaypalCapture {
  readonly id: string;
  status: "COMPLETED" | "DECLINED" | "PARTIALLY_REFUNDED" | "PENDING" | "REFUNDED";
  amount: { currency_code: string; value: string };
}

export interface PaypalRefund {
  readonly id: string;
  status: "COMPLETED" | "PENDING" | "FAILED";
  readonly amount: { currency_code: string; value: string };
}

/** An order as PayPal stores it, as far as the shop sees it. */
export interface PaypalOrder {
  readonly id: string;
  readonly customId: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED" | "VOIDED";
  amount: { currency_code: string; value: string };
  readonly captures: PaypalCapture[];
  readonly refunds: PaypalRefund[];
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export const issuePaypalId = () => randomBytes(9).toString("hex").toUpperCase().slice(0, 17);

export function newOrder(fields: Readonly<Record<string, string>>): PaypalOrder {
  const context = "payment_source.paypal.experience_context";
  return {
    id: issuePaypalId(),
    customId: fields["purchase_units.0.custom_id"] ?? "",
    status: "PAYER_ACTION_REQUIRED",
    amount: {
      currency_code: fields["purchase_units.0.amount.currency_code"] ?? "",
      value: fields["purchase_units.0.amount.value"] ?? "",
    },
    captures: [],
    refunds: [],
    returnUrl: fields[`${context}.return_url`] ?? "",
    cancelUrl: fields[`${context}.cancel_url`] ?? "",
  };
}

/** The order as PayPal answers it. */
export function shownOrder(order: PaypalOrder, url: string) {
  const { id, status, customId: custom_id, amount, captures, refunds } = order;
  const payments = { captures, ...(refunds.length > 0 && { refunds }) };
  return {
    id,
    intent: "CAPTURE",
    status,
    purchase_units: [
      { reference_id: "default", amount, custom_id, ...(captures.length > 0 && { payments }) },
    ],
    links: [
      { href: `${url}/v2/checkout/orders/${id}`, rel: "self", method: "GET" },
      { href: `${url}/approve?token=${id}`, rel: "payer-action", method: "GET" },
    ],
  };
}

/** Takes the money of an approved order. */
export function captureOrder(order: PaypalOrder): PaypalCapture {
  const made: PaypalCapture = { id: issuePaypalId(), status: "COMPLETED", amount: { ...order.amount } };
  order.captures.push(made);
  order.status = "COMPLETED";
  return made;
}

export const centsOf = (value: string | undefined) => Math.round(Number(value) * 100);
