import { z } from "zod";
import type { Currency } from "#domain/money/cents.ts";
import type { ChargeStatus, ChargeSubject, ProviderState, RefundState } from "../provider-state.ts";

const money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/) });

const capture = z.object({
  id: z.string(),
  status: z.enum(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED", "FAILED"]),
  amount: money,
});
const refund = z.object({
  id: z.string(),
  status: z.enum(["COMPLETED", "PENDING", "FAILED", "CANCELLED"]),
  amount: money,
});

/** As much of PayPal's order as the shop reads. */
export const orderBody = z.object({
  id: z.string(),
  status: z.enum(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"]),
  purchase_units: z.tuple([
    z.object({
      amount: money.optional(),
      custom_id: z.string().optional(),
      payments: z
        .object({ captures: z.array(capture).optional(), refunds: z.array(refund).optional() })
        .optional(),
    }),
  ]),
});
type Order = z.infer<typeof orderBody>;

const orderStatuses: Readonly<Record<Order["status"], ChargeStatus>> = {
  CREATED: "open",
  SAVED: "open",
  PAYER_ACTION_REQUIRED: "open",
  APPROVED: "approved",
  VOIDED: "canceled",
  // Without a capture to look at, PayPal has not finished.
  COMPLETED: "processing",
};

const captureStatuses: Readonly<Record<z.infer<typeof capture>["status"], ChargeStatus>> = {
  COMPLETED: "succeeded",
  PARTIALLY_REFUNDED: "succeeded",
  REFUNDED: "succeeded",
  PENDING: "processing",
  // An order is captured once: this one cannot be paid any more.
  DECLINED: "canceled",
  FAILED: "canceled",
};

/** What each of PayPal's statuses of a refund means here. */
export const refundStatuses = {
  COMPLETED: "completed",
  PENDING: "pending",
  FAILED: "failed",
  CANCELLED: "failed",
} as const satisfies Record<z.infer<typeof refund>["status"], RefundState["status"]>;

interface PaypalOrder extends ProviderState {
  readonly captureId: string | undefined;
  readonly refunds: readonly RefundState[];
}

/** What PayPal says about an order, as a `ProviderState`. @throws ZodError for another shape */
export function paypalProviderState(body: unknown): PaypalOrder {
  const { id, status, purchase_units: units } = orderBody.parse(body);
  const [{ amount, custom_id: customId, payments }] = units;
  const charged = payments?.captures?.at(-1);
  const asked = charged?.amount ?? amount;
  if (!asked) throw new Error("an order without an amount");
  const refunds = payments?.refunds ?? [];
  const standing = refunds.filter(({ status: each }) => refundStatuses[each] !== "failed");
  const paidBack = standing.reduce((sum, each) => sum + centsOf(each.amount.value), 0);
  return {
    id,
    status: charged ? captureStatuses[charged.status] : orderStatuses[status],
    isDeclined: charged?.status === "DECLINED" || charged?.status === "FAILED",
    amountCents: centsOf(asked.value),
    currency: asked.currency_code.toLowerCase(),
    refundedCents: charged?.status === "REFUNDED" ? centsOf(charged.amount.value) : paidBack,
    subject: subjectOf(customId),
    captureId: charged?.id,
    refunds: refunds.map((each) => ({ refundId: each.id, status: refundStatuses[each.status] })),
  };
}

/** The subject as PayPal stores it: one text. */
export function customIdOf({ shop, quoteId, quoteVersion }: ChargeSubject): string {
  return `${shop}:${quoteId}:${quoteVersion}`;
}

function subjectOf(customId: string | undefined): ChargeSubject | undefined {
  const match = /^([^:]+):(\d{1,15}):(\d{1,15})$/.exec(customId ?? "");
  if (!match?.[1]) return undefined;
  return { shop: match[1], quoteId: Number(match[2]), quoteVersion: Number(match[3]) };
}

/** `1400.5` as 140050, without a float in between. */
export function centsOf(value: string): number {
  const [dollars = "0", rest = ""] = value.split(".");
  return Number(dollars) * 100 + Number(rest.padEnd(2, "0"));
}

/** 140050 as `1400.50`. */
export function paypalAmount(cents: number, currency: Currency) {
  const value = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  return { currency_code: currency, value };
}
