import { Trans } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { OrderDelivery } from "./delivery/order-delivery.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderDays } from "./order-days.tsx";
import { OrderNow } from "./order-now.tsx";

/** The order that followed from an accepted quote: what happens now, by when, where to, and what has left. */
export function YourOrder({ order }: { order: OrderAnswer }) {
  return (
    <section aria-labelledby="order" className="mt-8">
      <h2 id="order" className="mb-3 text-xl">
        <Trans>
          Your order <span className="tabular whitespace-nowrap">{order.number}</span>
        </Trans>
      </h2>
      <div className="grid gap-4">
        <p aria-live="polite" className="text-lg font-medium">
          <OrderNow order={order} />
        </p>
        <ProofNotice order={order} />
        <OrderDays order={order} />
        <OrderAddress order={order} />
        <AnsweredProof order={order} />
      </div>
      <OrderDelivery order={order} />
    </section>
  );
}

/** The proof that waits for its client stands out. */
function ProofNotice({ order: { id, proofs } }: { order: OrderAnswer }) {
  if (!proofs.some(({ state }) => state === "sent")) return null;
  return (
    <Banner
      tone="caution"
      className="no-print"
      title={<Trans>Your turn: a proof waits for you.</Trans>}
      action={
        <LinkButton to={paths.clientProof(id)} variant="ink">
          <Trans>Look at the proof</Trans>
        </LinkButton>
      }
    >
      <Trans>It shows all that will be printed. Nothing is printed before you approve it.</Trans>
    </Banner>
  );
}

/** One that is answered is only looked at again. */
function AnsweredProof({ order: { id, proofs } }: { order: OrderAnswer }) {
  const proof = proofs.find(({ state }) => state === "approved" || state === "changes_requested");
  if (!proof || proofs.some(({ state }) => state === "sent")) return null;
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p className="min-w-0 flex-1 basis-48">
        {proof.state === "approved" ? (
          <Trans>You have approved the proof of your order.</Trans>
        ) : (
          <Trans>You have asked for changes to the proof. A new one follows.</Trans>
        )}
      </p>
      <LinkButton to={paths.clientProof(id)} className="max-sm:w-full">
        <Trans>Look at the proof</Trans>
      </LinkButton>
    </div>
  );
}
