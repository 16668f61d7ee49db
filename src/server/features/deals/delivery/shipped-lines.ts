import type { ShipmentBody } from "#contracts/orders/shipments.ts";
import { type ShippedLine, unitsLeft } from "#domain/orders/shipping.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sumShipped } from "../model/shipments.repository.ts";
import type { ReadOrder } from "../presenters/show-order.ts";

const words = {
  unknownLine: /*i18n*/ { id: "orders.ship.unknownLine", message: "This order has no such line." },
  twice: /*i18n*/ { id: "orders.ship.twice", message: "Please name each line once." },
  tooMany: /*i18n*/ {
    id: "orders.ship.tooMany",
    message: "{name}: of the counted bags {left, number} are left to ship.",
  },
} as const satisfies Record<string, Message>;

/** A line with what has left of it. */
export type LineToShip = ShippedLine & { readonly id: number; readonly name: string };

/** The lines of an order, with what has left of each. */
export async function shippedLines(
  transaction: Transaction,
  { row, lines }: ReadOrder,
): Promise<LineToShip[]> {
  const shipped = await sumShipped(transaction, [row.id]);
  return lines.map(({ id, name, units_ordered, units_good }) => ({
    ...{ id, name, unitsOrdered: units_ordered, unitsGood: units_good },
    unitsShipped: shipped.get(id) ?? 0,
  }));
}

/** What leaves, as it is sent. */
export type SentLines = ShipmentBody["lines"];

/** @throws 422 at each line that is not the order's, that is named twice, or of which less is left */
export function requireLeft(lines: readonly LineToShip[], sent: SentLines): void {
  const fields: Record<string, Message[]> = {};
  sent.forEach(({ order_line_id, units }, index) => {
    const line = lines.find(({ id }) => id === order_line_id);
    const isTwice = sent.findIndex((each) => each.order_line_id === order_line_id) < index;
    if (!line) fields[`lines.${index}.order_line_id`] = [words.unknownLine];
    else if (isTwice) fields[`lines.${index}.order_line_id`] = [words.twice];
    else if (units > unitsLeft(line))
      fields[`lines.${index}.units`] = [
        withValues(words.tooMany, { name: line.name, left: unitsLeft(line) }),
      ];
  });
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

/** The same lines once this has left as well. */
export function afterShipping(lines: readonly LineToShip[], sent: SentLines): LineToShip[] {
  return lines.map((line) => {
    const now = sent.find(({ order_line_id }) => order_line_id === line.id)?.units ?? 0;
    return { ...line, unitsShipped: line.unitsShipped + now };
  });
}
