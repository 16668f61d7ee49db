import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getOrder, type OrderAnswer } from "#contracts/orders/orders.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { showCents } from "#domain/money/show-money.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import { PlanItems } from "../../parts/offers/plan-items.tsx";
import { ShipmentList } from "../../parts/orders/shipment-list.tsx";
import { useMoney } from "../../words/use-locale.ts";
import { SettlementPart } from "../orders/delivery/settlement-part.tsx";
import { OrderAddress } from "../orders/order-address.tsx";
import { OrderDays } from "../orders/order-days.tsx";
import { OrderNow } from "../orders/order-now.tsx";
import { ProofAnswered } from "../orders/proof-answered.tsx";
import { ProofToAnswer } from "../orders/proof-to-answer.tsx";
import { useProofs } from "../orders/use-proofs.ts";
import { usePlan } from "../quotes/use-plan.ts";
import { useBearer } from "../session/bearer.ts";
import type { SharedOffer } from "./offer-page.tsx";
import { PayOffer } from "./pay-offer.tsx";

interface AfterAcceptanceProps {
  readonly quote: SharedOffer["quote"];
  readonly version: QuoteVersionAnswer;
  readonly orderId: number;
  readonly link: SharedOffer["link"];
  readonly token: string;
  readonly onChanged: () => void;
}

/** The order that followed: what is paid when, its days and address, its proof, what has left. */
export function AfterAcceptance({ quote, version, orderId, link, token, onChanged }: AfterAcceptanceProps) {
  const { plan, next } = usePlan(quote, version);
  const amount = showCents(next?.open_cents ?? 0, useMoney());
  const order = useOrder(quote.id, orderId);
  const isWaited = order?.tasks.some(({ by, what }) => by === "client" && what === "pay") ?? false;
  return (
    <>
      {plan && (
        <section aria-labelledby="plan" className="mt-8">
          <h2 id="plan" className="mb-3 text-xl">
            <Trans>What is paid when</Trans>
          </h2>
          <PlanItems plan={plan} />
          {next && link.may_pay && (
            <div className="mt-4">
              <PayOffer
                quote={quote}
                token={token}
                dueCents={next.open_cents}
                isDue={isWaited}
                onEnd={onChanged}
              >
                <Trans>Pay {amount}</Trans>
              </PayOffer>
            </div>
          )}
        </section>
      )}
      {order && <Order order={order} mayAct={link.rights === "act"} />}
    </>
  );
}

/** Whose turn it is, in a sentence. */
export function OrderTurn({ quoteId, orderId }: { readonly quoteId: number; readonly orderId: number }) {
  const order = useOrder(quoteId, orderId);
  return order ? <OrderNow order={order} /> : null;
}

function useOrder(quoteId: number, orderId: number): OrderAnswer | undefined {
  const bearer = useBearer();
  const query = useQuery({
    queryKey: ["client-order", quoteId],
    queryFn: async () => (await call(getOrder, { params: { id: orderId } }, { bearer })).order,
    refetchInterval: waits.clientPolling,
    refetchOnWindowFocus: true,
  });
  return query.data;
}

function Order({ order, mayAct }: { readonly order: OrderAnswer; readonly mayAct: boolean }) {
  return (
    <section aria-labelledby="your-order" className="mt-8 grid gap-4">
      <h2 id="your-order" className="text-xl">
        <Trans>
          Your order <span className="tabular whitespace-nowrap">{order.number}</span>
        </Trans>
      </h2>
      <OrderDays order={order} />
      {mayAct && <OrderAddress order={order} />}
      {order.proofs.length > 0 && <Proof orderId={order.id} mayAct={mayAct} />}
      {order.shipments.length > 0 && <ShipmentList shipments={order.shipments} />}
      {order.settlement && mayAct && <SettlementPart order={order} />}
    </section>
  );
}

/** The proof that counts, to be answered or looked at. */
function Proof({ orderId, mayAct }: { readonly orderId: number; readonly mayAct: boolean }) {
  const query = useProofs(orderId);
  const proof = query.data?.proofs.find(({ is_current }) => is_current);
  if (!proof) return null;
  const { number } = proof;
  return (
    <>
      <h3 className="border-t border-line pt-4 text-lg">
        <Trans>Proof {number}</Trans>
      </h3>
      {mayAct && proof.state === "sent" ? (
        <ProofToAnswer proof={proof} onDone={() => void query.refetch()} />
      ) : (
        <ProofAnswered proof={proof} />
      )}
    </>
  );
}
