import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useDeferredValue, useState } from "react";
import { type Board, type BoardOrder, getBoard } from "#contracts/orders/board.ts";
import { deliverOrder, packOrder, startOrder } from "#contracts/orders/order-commands.ts";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { type BoardState, type BoardStep, cardsOfColumn, stepTo } from "#domain/orders/order-board.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { orderStateWords } from "../../../parts/orders/order-words.ts";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Disclosure } from "../../../ui/overlays/disclosure.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { QueryState } from "../../forms/query-problem.tsx";
import { acceptedQuery } from "../../index/accepted-query.ts";
import { SectionHead } from "../../index/section-head.tsx";
import { useIndexState } from "../../index/use-index-state.ts";
import { type Formats, useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import { useTellUndoable } from "../../use-tell-undoable.ts";
import { OrderSearch } from "../order-search.tsx";
import { BoardCard } from "./board-card.tsx";
import { draggedOrder } from "./dragged-order.ts";

const contracts = { start: startOrder, pack: packOrder, deliver: deliverOrder } as const;

/** The board of production: a column a state, cards by the day on which they leave, and what is planned for which day. */
export function BoardSection() {
  const { t, i18n } = useLingui();
  const may = useMay();
  const formats = useFormats();
  const tellUndoable = useTellUndoable();
  const index = useIndexState({ list: "orders" });
  const asked = acceptedQuery(getBoard.query, { search: index.state.search });
  const query = useStaffQuery({
    queryKey: ["orders", "board", asked],
    read: (ask) => ask(getBoard, { query: asked }),
  });
  const step = useStaffMutation({
    invalidates: ["orders", "history", "outbox"],
    mutationFn: ({ order, step: name }: { order: BoardOrder; step: BoardStep }) =>
      doAsStaff(contracts[name], { params: { id: order.id }, body: {} }, { version: order.version }),
    onSuccess: (_, { order, step: command }) =>
      tellUndoable({ quoteId: order.quote_id, command, text: t`${order.number} has moved on.` }),
  });
  const mayMove = may("orders.write");
  function drop(order: BoardOrder, to: BoardState) {
    if (order.state === to) return;
    const name = stepTo(order.state, to);
    if (name) step.mutate({ order, step: name });
    else toast({ text: t`This step is taken on the page of the order.` });
  }
  const pictures = new Map(query.data?.pictures.map((each) => [each.product_id, each.picture]));
  const isEmpty = query.data?.columns.every(({ count }) => count === 0);
  return (
    <>
      <SectionHead title={<Trans>Production</Trans>} />
      <OrderSearch index={index} className="mb-4 md:max-w-md" />
      <QueryState query={query} lines={8} />
      <FormProblem problem={step.problem} />
      {query.data && isEmpty && index.state.search !== "" && (
        <EmptyState title={<Trans>No orders found</Trans>}>
          <Trans>Delivered and closed ones stand in the list beside the board.</Trans>
        </EmptyState>
      )}
      {query.data && isEmpty && index.state.search === "" && (
        <EmptyState title={<Trans>No order is open</Trans>}>
          <Trans>What clients accept stands here, from its first day until it is delivered and closed.</Trans>
        </EmptyState>
      )}
      {query.data && !isEmpty && (
        <>
          <PlannedDays days={query.data.days} />
          {/* One frame that is scrolled both ways, so that its bars and the heads of its columns are always in sight. */}
          <div className="-mx-4 grid max-h-[85dvh] snap-x scroll-px-4 auto-cols-[18rem] grid-flow-col justify-start gap-2 md:auto-cols-[minmax(12rem,18rem)] overflow-auto overscroll-x-contain px-4 pb-4">
            {query.data.columns.map(({ state, count, orders }) => (
              <BoardColumn
                key={state}
                state={state}
                title={i18n._(orderStateWords[state])}
                orders={orders}
                pictures={pictures}
                more={
                  count > orders.length && (
                    <Plural
                      value={count - orders.length}
                      one="# more order stands here."
                      other="# more orders stand here."
                    />
                  )
                }
                count={count}
                formats={formats}
                isBusy={step.isPending}
                {...(mayMove && {
                  onStep: (order: BoardOrder, name: BoardStep) => step.mutate({ order, step: name }),
                  onDrop: drop,
                })}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** How many bags are planned to leave on which day. */
function PlannedDays({ days }: Pick<Board, "days">) {
  const { t } = useLingui();
  const locale = useLocale();
  const { count } = useFormats();
  if (days.length === 0) return null;
  return (
    <div className="mb-6">
      <Disclosure summary={<Trans>Planned by day</Trans>}>
        <ul aria-label={t`Planned by day`} className="tabular grid max-w-md">
          {days.map(({ day, orders, units }) => {
            const bags = count(units);
            return (
              <li key={day} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
                <span>{showDay(day, locale)}</span>
                <span className="text-ink-2">
                  <Trans>{bags} bags</Trans> (<Plural value={orders} one="# order" other="# orders" />)
                </span>
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </div>
  );
}

/** More than a window shows of a column: they are drawn at once, the others right after. */
const cardsInSight = 6;

interface BoardColumnProps {
  readonly state: BoardState;
  readonly title: string;
  readonly orders: readonly BoardOrder[];
  /** How products look. */
  readonly pictures: ReadonlyMap<number, ReadPicture>;
  readonly count: number;
  readonly formats: Formats;
  readonly more: ReactNode;
  readonly isBusy: boolean;
  readonly onStep?: (order: BoardOrder, step: BoardStep) => void;
  readonly onDrop?: (order: BoardOrder, to: BoardState) => void;
}

/** The orders of a state. A card that is dropped here takes the same step as its button, with the same guards. */
function BoardColumn(props: BoardColumnProps) {
  const { state, title, orders, pictures, count, formats, more, isBusy, onStep, onDrop } = props;
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
            <BoardCard
              order={order}
              picture={order.product_id === null ? undefined : pictures.get(order.product_id)}
              {...{ formats, isBusy, ...(onStep && { onStep }) }}
            />
          </li>
        ))}
      </ul>
      {more && <p className="tabular mt-2 text-sm text-ink-2">{more}</p>}
    </section>
  );
}
