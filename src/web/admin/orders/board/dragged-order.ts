import { type BoardOrder, boardOrder } from "#contracts/orders/board.ts";

const type = "application/x-order";

/** Lets an order travel with the pointer. */
export function dragOrder(transfer: DataTransfer, order: BoardOrder): void {
  transfer.effectAllowed = "move";
  transfer.setData(type, JSON.stringify(order));
}

/** The order that was dropped; undefined for anything else that can be dragged. */
export function draggedOrder(transfer: DataTransfer): BoardOrder | undefined {
  const text = transfer.getData(type);
  if (text === "") return undefined;
  const read = boardOrder.safeParse(JSON.parse(text));
  return read.success ? read.data : undefined;
}
