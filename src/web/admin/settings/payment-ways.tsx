import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentWay } from "#contracts/settings.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";

const names: Readonly<Record<PaymentWay["name"], MessageDescriptor>> = {
  stripe: msg`Cards (Stripe)`,
  paypal: msg`PayPal`,
  bank_transfer: msg`Bank transfer`,
  sandbox: msg`Sandbox: no money moves`,
};

/** Which ways to pay are set up. Keys are set where the shop is started, and shown to no one. */
export function PaymentWays({ ways }: { ways: readonly PaymentWay[] }) {
  const { i18n } = useLingui();
  return (
    <div className="mb-6">
      <ul className="divide-y divide-line border-y border-line">
        {ways.map(({ name, is_set }) => (
          <li key={name} className="flex items-center justify-between gap-3 py-2">
            {i18n._(names[name])}
            <StatusDot tone={is_set ? "positive" : "neutral"}>
              {is_set ? <Trans>On</Trans> : <Trans>Off</Trans>}
            </StatusDot>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">
        <Trans>
          Keys of Stripe and PayPal are set where the shop is started, never here. The bank account is the one
          below.
        </Trans>
      </p>
    </div>
  );
}
