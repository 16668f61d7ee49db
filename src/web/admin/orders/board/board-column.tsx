import { type ReactNode, useDeferredValue, useState } from "react";
import type { BoardOrder } from "#contracts/orders/board.ts";
import { type BoardState, type BoardStep, cardsOfColumn } from "#domain/orders/order-board.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { Formats } from "../../use-formats.ts";
import { BoardCard } from "./board-card.tsx";
import { draggedOrder } from "./dragged-order.ts";

/** More than a window shows of a column: they are drawn at once, the others right after. */
const cardsInSight = 10;

interface BoardColumnProps {
  readonly state: BoardState;
  readonly title: string;
  readonly orders: readonly BoardOrder[];
  readonly count: number;
  readonly formats: Formats;
  readonly more: ReactNode;
  readonly isBusy: boolean;
  readonly onStep?: (order: BoardOrder, step: BoardStep) => void;
  readonly onDrop?: (order: BoardOrder, to: BoardState) => void;
}

/** The orders of a state. A card that is dropped here takes the same step as its button, with the same guards. */
export function BoardColumn(props: BoardColumnProps) {
  const { state, title, orders, count, formats, more, isBusy, onStep, onDrop } = props;
  const most = useDeferredValue(cardsOfColumn, cardsInSight);
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
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Onto one of its own cards is not out of it.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const order = draggedOrder(event.dataTransfer);
        if (order) onDrop?.(order, state);
      }}
      className={classNames(
        "min-w-0 snap-start rounded-lg border bg-paper-2 px-2 pb-3",
        isOver ? "border-ink" : "border-line",
      )}
    >
      <h2
        id={id}
        className="sticky top-0 mb-1 flex items-baseline justify-between gap-2 bg-paper-2 px-1 py-2.5 text-base"
      >
        {title}
        <span className="tabular text-sm font-normal text-ink-2">{formats.count(count)}</span>
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {orders.slice(0, most).map((order) => (
          <li key={order.id} className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
            <BoardCard order={order} formats={formats} isBusy={isBusy} {...(onStep && { onStep })} />
          </li>
        ))}
      </ul>
      {more && <p className="tabular mt-2 text-sm text-ink-2">{more}</p>}
    </section>
  );
}
