import { type ReactNode, useState } from "react";
import type { ListedOrder } from "#contracts/orders/orders.ts";
import type { BoardState, BoardStep } from "#domain/orders/order-board.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useFormats } from "../../use-formats.ts";
import { BoardCard } from "./board-card.tsx";
import { draggedOrder } from "./dragged-order.ts";

interface BoardColumnProps {
  readonly state: BoardState;
  readonly title: string;
  readonly orders: readonly ListedOrder[];
  readonly count: number;
  readonly more: ReactNode;
  readonly isBusy: boolean;
  readonly onStep?: (order: ListedOrder, step: BoardStep) => void;
  readonly onDrop?: (order: ListedOrder, to: BoardState) => void;
}

/** The orders of a state. A card that is dropped here takes the same step as its button, with the same guards. */
export function BoardColumn(props: BoardColumnProps) {
  const { state, title, orders, count, more, isBusy, onStep, onDrop } = props;
  const formats = useFormats();
  const [isOver, setOver] = useState(false);
  const id = `column-${state}`;
  return (
    <section
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!onDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const order = draggedOrder(event.dataTransfer);
        if (order) onDrop?.(order, state);
      }}
      className={classNames(
        "w-72 shrink-0 snap-start rounded-lg border bg-paper-2 p-3",
        isOver ? "border-ink" : "border-line",
      )}
    >
      <h2 id={id} className="mb-3 flex items-baseline justify-between gap-2 text-base">
        {title}
        <span className="tabular text-sm font-normal text-ink-2">{formats.count(count)}</span>
      </h2>
      <ul className="grid gap-2">
        {orders.map((order) => (
          <li key={order.id}>
            <BoardCard order={order} isBusy={isBusy} {...(onStep && { onStep })} />
          </li>
        ))}
      </ul>
      {more && <p className="tabular mt-2 text-sm text-ink-2">{more}</p>}
    </section>
  );
}
