import { Trans, useLingui } from "@lingui/react/macro";
import { Printer, Truck } from "lucide-react";
import { useState } from "react";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { ShipmentAnswer } from "#contracts/orders/shipments.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import { unitsLeft } from "#domain/orders/shipping.ts";
import { fetchFile } from "../../../api/fetch-file.ts";
import { ShipmentList } from "../../../parts/orders/shipment-list.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Icon } from "../../../ui/icon.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { Allowed, useMay } from "../../allowed.tsx";
import { requireStaffToken } from "../../call-as-staff.ts";
import { CartonFacts } from "./carton-facts.tsx";
import { ReorderOrder } from "./reorder-order.tsx";
import { SettlementOfOrder } from "./settlement-of-order.tsx";
import { ShipDialog } from "./ship-dialog.tsx";

/** What becomes of an order once its bags are counted: its cartons and shipments, and what it comes to. */
export function OrderDelivery({ order }: { order: OrderAnswer }) {
  const may = useMay();
  const [isShipping, setShipping] = useState(false);
  const isCounted = order.lines.length > 0 && order.lines.every(({ units_good }) => units_good !== null);
  if (!isCounted && order.shipments.length === 0) return null;
  const canShip = moveOfOrder(order.state, "ship") !== undefined && order.lines.some(isLeft);
  const isDelivered = order.state === "delivered" || order.state === "closed";
  return (
    <section aria-labelledby="order-delivery" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="order-delivery" className="text-base">
          <Trans>
            Delivery of <span className="tabular">{order.number}</span>
          </Trans>
        </h3>
        {canShip && may("orders.write") && (
          <Button variant="ink" onClick={() => setShipping(true)}>
            <Icon of={Truck} className="size-4" />
            <Trans>Ship</Trans>
          </Button>
        )}
      </div>
      <CartonFacts order={order} />
      {order.shipments.length > 0 && (
        <ShipmentList
          shipments={order.shipments}
          action={(shipment) => <PackingSlip order={order} shipment={shipment} />}
        />
      )}
      <Allowed to="prices.read">
        <SettlementOfOrder order={order} />
      </Allowed>
      {isDelivered && may("quotes.write") && <ReorderOrder order={order} />}
      {isShipping && <ShipDialog order={order} onClose={() => setShipping(false)} />}
    </section>
  );
}

function isLeft({ units_good, units_shipped }: OrderAnswer["lines"][number]): boolean {
  return unitsLeft({ unitsGood: units_good, unitsShipped: units_shipped }) > 0;
}

function PackingSlip({ order, shipment }: { order: OrderAnswer; shipment: ShipmentAnswer }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const name = `${order.number}-${shipment.number}.pdf`;
  async function fetchSlip() {
    setBusy(true);
    try {
      saveFile(await fetchFile(`/api/shipments/${shipment.id}/packing-slip`, requireStaffToken()), name);
    } catch {
      toast({ tone: "negative", text: t`The document could not be fetched. Please try again.` });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="sm" busy={isBusy} onClick={() => void fetchSlip()}>
      <Icon of={Printer} className="size-4" />
      <Trans>Packing slip</Trans>
    </Button>
  );
}
