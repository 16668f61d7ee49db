import { Trans } from "@lingui/react/macro";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { countingStates } from "#domain/orders/proofs/proof-moves.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";

/** The way from an order to its proof; it stands out while the proof waits for its answer. */
export function ProofNotice({ order }: { order: OrderAnswer }) {
  const proof = order.proofs.find(({ state }) => countingStates.some((each) => each === state));
  if (!proof) return null;
  const isWaiting = proof.state === "sent";
  return (
    <Banner
      tone={isWaiting ? "caution" : "info"}
      className="no-print mt-4"
      title={isWaiting ? <Trans>Your turn: a proof waits for you.</Trans> : undefined}
      action={
        <LinkButton to={paths.clientProof(order.id)} variant={isWaiting ? "ink" : "outline"}>
          <Trans>Look at the proof</Trans>
        </LinkButton>
      }
    >
      {isWaiting && (
        <Trans>It shows all that will be printed. Nothing is printed before you approve it.</Trans>
      )}
      {proof.state === "approved" && <Trans>You have approved the proof of your order.</Trans>}
      {proof.state === "changes_requested" && (
        <Trans>You have asked for changes to the proof. A new one follows.</Trans>
      )}
    </Banner>
  );
}
