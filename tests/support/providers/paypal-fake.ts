import { randomUUID } from "node:crypto";
import { type Answer, type FakeServer, openFakeServer } from "./fake.ts";
import {
  captureOrder,
  centsOf,
  issuePaypalId,
  newOrder,
  type PaypalOrder,
  type PaypalRefund,
  shownOrder,
} from "./paypal-ledger.ts";
import { servePaypalPages } from "./paypal-pages.ts";
import published from "./paypal-shapes.json" with { type: "json" };
import type { Received } from "./request-shapes.ts";

/** Keys of a PayPal app that does not exist. */
const keys = {
  PAYPAL_CLIENT_ID: "stand-in-client-id-0",
  PAYPAL_CLIENT_SECRET: "stand-in-client-secret-0",
  PAYPAL_WEBHOOK_ID: "STANDIN0WEBHOOK0",
} as const;

export interface FakePaypal extends FakeServer {
  /** Environment of a shop that takes this for PayPal. */
  readonly environment: Readonly<Record<string, string>>;
  readonly orders: Map<string, PaypalOrder>;
  /** The next capture is answered so, once, and takes no money. */
  nextCapture: Answer | undefined;
  /** How the next refund is answered. */
  nextRefund: "COMPLETED" | "PENDING";
  /** The next capture is one that PayPal reviews first. */
  isReviewing: boolean;
  /** Put over every order that is answered. */
  lie: Readonly<Record<string, unknown>> | undefined;
  /** Tokens given so far are not taken any more. */
  revokeTokens(): void;
  /** The buyer agrees on PayPal's page. */
  approve(orderId: string): void;
  /** How the review of a capture ends. */
  decide(orderId: string, status: "COMPLETED" | "DECLINED"): void;
  /** A refund that PayPal took fails afterwards. */
  failRefund(orderId: string): void;
  /** A webhook as PayPal sends it; `about` is laid over a dispute. */
  webhookEvent(type: string, orderId: string, about?: Readonly<Record<string, unknown>>): PaypalWebhook;
  /** Any event, as PayPal sends it. */
  event(body: object): PaypalWebhook;
}

interface PaypalWebhook {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** An answer of PayPal's that is no success. */
export function paypalFailure(status: number, name: string, issue?: string): Answer {
  return { status, body: { name, details: issue ? [{ issue }] : [], debug_id: "0" } };
}

/** PayPal's API in this process, as far as the shop uses it. */
export async function openFakePaypal(): Promise<FakePaypal> {
  const orders = new Map<string, PaypalOrder>();
  const answered = new Map<string, Answer>();
  const sent = new Map<string, string>();
  let tokens = new Set<string>();

  const handle = (name: string, received: Received): Answer => {
    if (name === "token") return token();
    const bearer = received.headers.authorization?.replace("Bearer ", "") ?? "";
    if (!tokens.has(bearer)) return paypalFailure(401, "AUTHENTICATION_FAILURE");
    const key = received.headers["paypal-request-id"];
    const before = key === undefined ? undefined : answered.get(`${name} ${key}`);
    if (before) return before;
    const answer = structuredClone(act(name, received));
    // A failure is not stored: the same question may be answered otherwise later.
    if (key !== undefined && answer.status < 300) answered.set(`${name} ${key}`, answer);
    return answer;
  };

  function token(): Answer {
    const value = randomUUID();
    tokens.add(value);
    return { status: 200, body: { access_token: value, token_type: "Bearer", expires_in: 32_400 } };
  }

  function act(name: string, { path, fields }: Received): Answer {
    const id = path.split("/")[4] ?? "";
    if (name === "create-order") {
      const order = newOrder(fields);
      orders.set(order.id, order);
      return shown(order, 201);
    }
    if (name === "verify-webhook") return verified(fields);
    const order = orders.get(id) ?? [...orders.values()].find(({ captures }) => captures[0]?.id === id);
    if (!order) return paypalFailure(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");
    if (name === "capture-order") return capture(order);
    if (name === "refund") return refund(order, fields);
    if (name === "read-capture") {
      const related = { supplementary_data: { related_ids: { order_id: order.id } } };
      return { status: 200, body: { ...order.captures[0], ...related } };
    }
    return shown(order, 200);
  }

  function capture(order: PaypalOrder): Answer {
    const told = fake.nextCapture;
    fake.nextCapture = undefined;
    if (told) return told;
    if (order.captures.length > 0)
      return paypalFailure(422, "UNPROCESSABLE_ENTITY", "ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") return paypalFailure(422, "UNPROCESSABLE_ENTITY", "ORDER_NOT_APPROVED");
    const taken = captureOrder(order);
    if (fake.isReviewing) taken.status = "PENDING";
    fake.isReviewing = false;
    return shown(order, 201);
  }

  function refund(order: PaypalOrder, fields: Received["fields"]): Answer {
    const [taken] = order.captures;
    const standing = order.refunds.filter(({ status }) => status !== "FAILED");
    const before = standing.reduce((sum, { amount }) => sum + centsOf(amount.value), 0);
    const left = centsOf(taken?.amount.value) - before;
    const asked = fields["amount.value"] === undefined ? left : centsOf(fields["amount.value"]);
    if (!taken || left === 0) return paypalFailure(422, "UNPROCESSABLE_ENTITY", "CAPTURE_FULLY_REFUNDED");
    if (asked > left) return paypalFailure(422, "UNPROCESSABLE_ENTITY", "REFUND_AMOUNT_EXCEEDED");
    const amount = { currency_code: "USD", value: (asked / 100).toFixed(2) };
    const made: PaypalRefund = { id: issuePaypalId(), status: fake.nextRefund, amount };
    fake.nextRefund = "COMPLETED";
    order.refunds.push(made);
    taken.status = asked === left ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return { status: 201, body: { ...made } };
  }

  /** Ours, unchanged, and for this shop's webhook. */
  function verified(fields: Received["fields"]): Answer {
    const { webhook_event: event, ...about } = fields;
    if (about.cert_url !== `${fake.url}/cert.pem`)
      return paypalFailure(400, "VALIDATION_ERROR", "INVALID_PARAMETER_VALUE");
    const isOurs =
      sent.get(about.transmission_sig ?? "") === event && about.webhook_id === keys.PAYPAL_WEBHOOK_ID;
    return { status: 200, body: { verification_status: isOurs ? "SUCCESS" : "FAILURE" } };
  }

  function webhook(body: string): PaypalWebhook {
    const signature = `sig${issuePaypalId()}`;
    sent.set(signature, body);
    return { body: Buffer.from(body), headers: headersOf(signature, fake.url) };
  }

  const shown = (order: PaypalOrder, status: number): Answer => ({
    status,
    body: { ...shownOrder(order, fake.url), ...fake.lie },
  });

  const base = await openFakeServer(published, handle, (request, _body, response) =>
    servePaypalPages(request, response, orders),
  );
  const fake: FakePaypal = Object.assign(base, {
    orders,
    nextCapture: undefined,
    nextRefund: "COMPLETED" as const,
    isReviewing: false,
    lie: undefined,
    environment: { ...keys, PAYPAL_API_URL: base.url },
    revokeTokens: () => {
      tokens = new Set();
    },
    approve(orderId: string) {
      const order = orders.get(orderId);
      if (!order) throw new Error(`no order ${orderId}`);
      if (order.status === "PAYER_ACTION_REQUIRED") order.status = "APPROVED";
    },
    decide(orderId: string, status: "COMPLETED" | "DECLINED") {
      const taken = orders.get(orderId)?.captures.at(-1);
      if (!taken) throw new Error(`nothing was captured of ${orderId}`);
      taken.status = status;
    },
    failRefund(orderId: string) {
      const order = orders.get(orderId);
      const refund = order?.refunds.findLast(({ status }) => status !== "FAILED");
      const taken = order?.captures[0];
      if (!refund || !taken) throw new Error(`no refund of ${orderId}`);
      refund.status = "FAILED";
      taken.status = "COMPLETED";
    },
    webhookEvent(type: string, orderId: string, about: Readonly<Record<string, unknown>> = {}) {
      const id = `WH-${issuePaypalId()}`;
      const captureId = orders.get(orderId)?.captures[0]?.id;
      // A refund and a dispute name no order, only the capture that they belong to.
      const up = { rel: "up", method: "GET", href: `${base.url}/v2/payments/captures/${captureId}` };
      const ofOrder = { id: orderId, supplementary_data: { related_ids: { order_id: orderId } } };
      const ofRefund = { id: issuePaypalId(), links: [up] };
      const transactions = [{ seller_transaction_id: captureId }];
      const ofDispute = { dispute_id: `PP-D-${captureId}`, disputed_transactions: transactions, ...about };
      const isRefund = type.endsWith("REFUNDED") || type.startsWith("PAYMENT.REFUND.");
      const resource = type.startsWith("CUSTOMER.DISPUTE.") ? ofDispute : isRefund ? ofRefund : ofOrder;
      // Spaces that no JSON.stringify writes: only the original bytes match the signature.
      const body = `{ "id": "${id}", "event_type": "${type}",  "resource": ${JSON.stringify(resource)} }`;
      return webhook(body);
    },
    event: (body: object) => webhook(JSON.stringify(body)),
  });
  return fake;
}

function headersOf(signature: string, url: string): Record<string, string> {
  return {
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-cert-url": `${url}/cert.pem`,
    "paypal-transmission-id": randomUUID(),
    "paypal-transmission-sig": signature,
    "paypal-transmission-time": "2026-11-21T10:00:00Z",
  };
}
