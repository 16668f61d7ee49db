import type { ShipmentAnswer } from "#contracts/orders/shipments.ts";
import { z } from "#contracts/zod.ts";
import { trackingLink } from "#domain/orders/carriers.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import {
  findShipmentForSystem,
  findShipments,
  findShippedLines,
  type ShippedLineRow,
} from "../model/shipments.repository.ts";
import type { ShipmentRow } from "../model/shipments.table.ts";

const trackingNumbers = z.array(z.string());

export function readTracking({ tracking }: Pick<ShipmentRow, "tracking">): string[] {
  return trackingNumbers.parse(JSON.parse(tracking));
}

/** A shipment as it is answered: it has no prices. */
function showShipment(row: ShipmentRow, lines: readonly ShippedLineRow[]): ShipmentAnswer {
  const { id, order_id, number, address, carrier, service, cartons, weight_kg } = row;
  const { shipped_on, delivered_on } = row;
  const tracking = readTracking(row);
  return {
    ...{ id, order_id, number, address, carrier, service, tracking, cartons, weight_kg },
    ...{ shipped_on, delivered_on },
    tracking_links: tracking.map((each) => trackingLink(carrier, each) ?? null),
    lines: lines
      .filter(({ shipment_id }) => shipment_id === id)
      .map(({ order_line_id, name, units }) => ({ order_line_id, name, units })),
  };
}

/** The shipments of an order that its reader may see. */
export async function readShipmentsOfOrder(db: Db, orderId: number): Promise<ShipmentAnswer[]> {
  const rows = await findShipments(db, [orderId]);
  const lines = await findShippedLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => showShipment(row, lines));
}

/** A shipment for who may see its order: that is the caller's to ask. @throws 404 */
export async function requireShipment(db: Db, id: number): Promise<ShipmentAnswer> {
  const row = await findShipmentForSystem(db, id);
  if (!row) throw new AppError("not_found");
  return showShipment(row, await findShippedLines(db, [id]));
}
