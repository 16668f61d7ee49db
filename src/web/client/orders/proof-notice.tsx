import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getOrder, listOrders } from "#contracts/orders/orders.ts";
import { countingStates } from "#domain/orders/proofs/proof-moves.ts";
import { call } from "../../api/call.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";

/** The way from an accepted quote to the proof of its order; it stands out while the proof waits for its answer. */
export function ProofNotice({ quote }: { quote: ReadQuoteForClient }) {
  const bearer = clientToken.use();
  const { data: order } = useQuery({
    queryKey: ["client-proof-of-quote", quote.id, quote.version],
    queryFn: () => readOrderOfQuote(quote.id, bearer),
    enabled: bearer !== null && quote.stage === "accepted",
  });
  const proof = order?.proofs.find(({ state }) => countingStates.some((each) => each === state));
  if (!order || !proof) return null;
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

async function readOrderOfQuote(quoteId: number, bearer: string | null) {
  const { orders } = await call(listOrders, { query: { quote_id: quoteId } }, { bearer });
  const [first] = orders;
  return first ? (await call(getOrder, { params: { id: first.id } }, { bearer })).order : null;
}
