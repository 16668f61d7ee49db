import type { ShipmentAnswer } from "#contracts/orders/shipments.ts";
import type { Cloth } from "#domain/offers/cloth.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findShipmentForSystem } from "../model/shipments.repository.ts";
import { requireOrder } from "../presenters/read-orders.ts";
import { readShipmentsOfOrder } from "../presenters/show-shipment.ts";

/** A line of the order as its packing slip counts it (L18.4). */
interface PackedLine {
  readonly name: string;
  readonly cloth?: Cloth | undefined;
  readonly ordered: number;
  readonly before: number;
  readonly inThis: number;
  /** What is still to come. */
  readonly left: number;
}

export interface ShipmentOfOrder {
  readonly shipment: ShipmentAnswer;
  readonly orderNumber: string;
  readonly quoteId: number;
  readonly lines: readonly PackedLine[];
}

/** A shipment of an order that this reader may see. @throws 404 */
export async function readShipment(
  services: Pick<Services, "db" | "clock" | "shop">,
  reader: Staff | Buyer,
  id: number,
): Promise<ShipmentOfOrder> {
  const found = await findShipmentForSystem(services.db, id);
  if (!found) throw new AppError("not_found");
  const { row, lines } = await requireOrder(services, reader, found.order_id);
  const shipments = await readShipmentsOfOrder(services.db, found.order_id);
  const shipment = shipments.find((each) => each.id === id);
  if (!shipment) throw new AppError("not_found");
  const earlier = shipments.filter(({ number }) => number < shipment.number);
  // Of the last one nothing is still to come once the order is shipped, however many bags that are.
  const isOver = shipment.number === shipments.length && moveOfOrder(row.state, "ship-part") === undefined;
  const unitsOf = (some: readonly ShipmentAnswer[], lineId: number) =>
    some
      .flatMap((each) => each.lines)
      .filter(({ order_line_id }) => order_line_id === lineId)
      .reduce((sum, { units }) => sum + units, 0);
  return {
    ...{ shipment, orderNumber: row.number, quoteId: row.quote_id },
    lines: lines.map(({ id: lineId, name, cloth, units_ordered: ordered }) => {
      const [before, inThis] = [unitsOf(earlier, lineId), unitsOf([shipment], lineId)];
      return {
        name,
        cloth,
        ordered,
        before,
        inThis,
        left: isOver ? 0 : Math.max(0, ordered - before - inThis),
      };
    }),
  };
}
