import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Payment } from "#contracts/payments/payments.ts";

/** How a payment came, in words. */
export const providerLabels: Readonly<Record<Payment["provider"], MessageDescriptor>> = {
  stripe: msg`Card`,
  sandbox: msg`Card (test)`,
  paypal: msg`PayPal`,
  "sandbox-paypal": msg`PayPal (test)`,
  "bank-transfer": msg`Bank transfer`,
};
