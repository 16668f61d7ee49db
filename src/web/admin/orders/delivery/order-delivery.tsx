import { Trans, useLingui } from "@lingui/react/macro";
import Truck from "lucide-react/icons/truck";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { getReorder, reorder } from "#contracts/orders/reorder.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import { unitsLeft } from "#domain/orders/shipping.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { ShipmentList } from "../../../parts/orders/shipment-list.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import type { ButtonLook } from "../../../ui/buttons/button-style.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Allowed, useMay } from "../../allowed.tsx";
import { callAsStaff } from "../../call-as-staff.ts";
import { useFormats } from "../../use-formats.ts";
import { useSaveFiles } from "../../use-save-files.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import { CartonFacts } from "./carton-facts.tsx";
import { CorrectShipment, VoidShipment } from "./correct-shipment.tsx";
import { SettlementOfOrder } from "./settlement-of-order.tsx";
import { ShipDialog } from "./ship-dialog.tsx";

/** What becomes of an order once its bags are counted: its cartons and shipments, and what it comes to. */
export function OrderDelivery({ order }: { order: OrderAnswer }) {
  const may = useMay();
  const { t } = useLingui();
  const [isShipping, setShipping] = useState(false);
  const [mending, setMending] = useState<Mending>();
  const isCounted = order.lines.length > 0 && order.lines.every(({ units_good }) => units_good !== null);
  if (!isCounted && order.shipments.length === 0) return null;
  // As the next step of the deal it stands in the head of its page.
  const isNext = order.tasks.some(({ by, what }) => by === "shop" && what === "ship");
  const canShip = moveOfOrder(order.state, "ship") !== undefined && order.lines.some(isLeft) && !isNext;
  // Once it is delivered, that is corrected first.
  const canCorrect = moveOfOrder(order.state, "unship") !== undefined && may("orders.write");
  const isDelivered = order.state === "delivered" || order.state === "closed";
  return (
    <section aria-labelledby="order-delivery" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="order-delivery" className="text-base">
          <Trans>
            Delivery of <span className="tabular whitespace-nowrap">{order.number}</span>
          </Trans>
        </h3>
        {canShip && may("orders.write") && (
          <Button onClick={() => setShipping(true)}>
            <Icon of={Truck} className="size-4" />
            <Trans>Ship</Trans>
          </Button>
        )}
      </div>
      <CartonFacts order={order} />
      <div>
        <OrderDocumentButton
          address={`/api/orders/${order.id}/carton-labels`}
          name={`${order.number}-labels.pdf`}
        >
          <Trans>Carton labels</Trans>
        </OrderDocumentButton>
      </div>
      {order.shipments.length > 0 && (
        <ShipmentList
          shipments={order.shipments}
          action={(shipment) => (
            <div className="flex flex-wrap gap-2">
              <OrderDocumentButton
                size="sm"
                address={`/api/shipments/${shipment.id}/packing-slip`}
                name={`${order.number}-${shipment.number}.pdf`}
              >
                <Trans>Packing slip</Trans>
              </OrderDocumentButton>
              {canCorrect && (
                <>
                  <Button
                    size="sm"
                    aria-label={t`Correct shipment ${shipment.number}`}
                    onClick={() => setMending({ shipment, what: "correct" })}
                  >
                    <Trans>Correct</Trans>
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t`Shipment ${shipment.number} never left`}
                    onClick={() => setMending({ shipment, what: "void" })}
                  >
                    <Trans>It never left</Trans>
                  </Button>
                </>
              )}
            </div>
          )}
        />
      )}
      <Allowed to="prices.read">
        <SettlementOfOrder order={order} />
      </Allowed>
      {isDelivered && may("quotes.write") && <ReorderOrder order={order} />}
      {mending && <MendShipment {...{ order, ...mending }} onClose={() => setMending(undefined)} />}
      {isShipping && <ShipDialog order={order} onClose={() => setShipping(false)} />}
    </section>
  );
}

interface Mending {
  readonly shipment: OrderAnswer["shipments"][number];
  readonly what: "correct" | "void";
}

function MendShipment({
  what,
  ...props
}: Mending & { readonly order: OrderAnswer; readonly onClose: () => void }) {
  return what === "correct" ? <CorrectShipment {...props} /> : <VoidShipment {...props} />;
}

function isLeft({ units_good, units_shipped }: OrderAnswer["lines"][number]): boolean {
  return unitsLeft({ unitsGood: units_good, unitsShipped: units_shipped }) > 0;
}

/** Staff orders again for the client: a new quote with a draft at today's prices. */
function ReorderOrder({ order: { id, version } }: { order: OrderAnswer }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const navigate = useNavigate();
  const { data: price } = useStaffQuery({
    queryKey: ["orders", "reorder", id, version],
    read: async (ask) => (await ask(getReorder, { params: { id }, query: {} })).reorder,
  });
  const ordering = useStaffMutation({
    invalidates: ["quotes", "quote", "statistics"],
    mutationFn: () => callAsStaff(reorder, { params: { id }, body: {} }),
    onSuccess: ({ quote }) => {
      toast({ tone: "positive", text: t`The new quote has a draft. Look at it and send it.` });
      void navigate(officePaths.adminQuote(quote.id));
    },
  });
  if (!price) return null;
  const [before, today] = [money(price.before_cents), money(price.today_cents)];
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold">
        <Trans>Order again</Trans>
      </h4>
      <p className="tabular">
        <Trans>
          It cost {before}, and {today} at today’s prices.
        </Trans>
      </p>
      <p className="mb-3 text-sm text-ink-2">{price.sentence}</p>
      <FormProblem problem={ordering.problem} />
      <Button busy={ordering.isPending} onClick={() => ordering.mutate(undefined)}>
        <Trans>Order again</Trans>
      </Button>
    </div>
  );
}

import Printer from "lucide-react/icons/printer";

interface OrderDocumentButtonProps extends ButtonLook {
  readonly address: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Saves a paper of an order, to be printed. */
function OrderDocumentButton({ address, name, children, ...look }: OrderDocumentButtonProps) {
  const { t } = useLingui();
  const saving = useSaveFiles(t`The document could not be fetched. Please try again.`);
  return (
    <Button {...look} busy={saving.isPending} onClick={() => saving.mutate([{ address, name }])}>
      <Icon of={Printer} className="size-4" />
      {children}
    </Button>
  );
}
