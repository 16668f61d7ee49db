import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "react-router";
import { type ListedOrder, listOrders } from "#contracts/orders/orders.ts";
import { orderStates } from "#domain/orders/order-state.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { NextTasks } from "../../../parts/orders/next-tasks.tsx";
import { orderStateTones, orderStateWords } from "../../../parts/orders/order-words.ts";
import { StatusDot } from "../../../ui/feedback/status-dot.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { acceptedQuery } from "../../index/accepted-query.ts";
import type { Column } from "../../index/column.ts";
import { IndexList } from "../../index/index-list.tsx";
import { RefreshButton } from "../../index/refresh-button.tsx";
import { SectionHead } from "../../index/section-head.tsx";
import { askedOf, type IndexState, useIndexState } from "../../index/use-index-state.ts";
import { DealPicture } from "../../records/deal-picture.tsx";
import { useFormats } from "../../use-formats.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import { OrderSearch } from "../order-search.tsx";

/** All orders, also closed ones: found by the number of the order, its quote or the purchase order, and by who buys. */
export function OrdersSection() {
  const { t } = useLingui();
  const index = useIndexState({ list: "orders" });
  const query = useOrders(index.state);
  const columns = useOrderColumns();
  const navigate = useNavigate();
  return (
    <>
      <SectionHead title={<Trans>Orders</Trans>}>
        <RefreshButton query={query} />
      </SectionHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <OrderSearch index={index} className="grow basis-64 md:max-w-md" />
        <StateFilter index={index} />
      </div>
      <IndexList
        label={t`Orders`}
        index={index}
        query={query}
        emptyText={<Trans>No orders found</Trans>}
        emptyHint={<Trans>What clients accept stands in this list.</Trans>}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        onOpen={({ quote_id }) => void navigate(officePaths.adminProduction(quote_id))}
      />
    </>
  );
}

/** A page of orders, as the address asks for it. */
function useOrders(state: IndexState) {
  const query = acceptedQuery(listOrders.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["orders", "list", query],
    read: async (ask) => {
      const { orders, meta } = await ask(listOrders, { query });
      return { rows: orders, meta };
    },
  });
}

function StateFilter({ index }: { index: ReturnType<typeof useIndexState> }) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      hideLabel
      label={t`How it stands`}
      className="w-52"
      value={index.state.filters.state ?? ""}
      onChange={(event) => index.change({ state: event.currentTarget.value })}
    >
      <option value="">{t`All orders`}</option>
      {orderStates.map((state) => (
        <option key={state} value={state}>
          {i18n._(orderStateWords[state])}
        </option>
      ))}
    </SelectField>
  );
}

/** What the list shows of an order. */
function useOrderColumns(): readonly Column<ListedOrder>[] {
  const { i18n } = useLingui();
  const { count, calendarDay } = useFormats();
  return [
    {
      name: "number",
      head: <Trans>Order number</Trans>,
      sort: "id",
      isRowHead: true,
      className: "tabular whitespace-nowrap",
      cell: ({ quote_id, number }) => (
        <Link className="link" prefetch="intent" to={officePaths.adminProduction(quote_id)}>
          {number}
        </Link>
      ),
    },
    {
      name: "client",
      head: <Trans>Client</Trans>,
      className: "max-w-52 truncate",
      cell: ({ name }) => name,
    },
    {
      name: "bags",
      head: <Trans>Bags</Trans>,
      className: "tabular max-w-44",
      cell: ({ units, goods, quote_id, has_sketch }) => (
        <span className="flex items-center gap-2 max-md:justify-end">
          <span className="min-w-0">
            {count(units)}
            <span className="block truncate text-sm text-ink-2">{goods.join("; ")}</span>
          </span>
          <DealPicture quoteId={quote_id} hasSketch={has_sketch} className="w-10" isInRow />
        </span>
      ),
    },
    {
      name: "state",
      head: <Trans>State</Trans>,
      cell: ({ state }) => (
        <StatusDot tone={orderStateTones[state]}>{i18n._(orderStateWords[state])}</StatusDot>
      ),
    },
    {
      name: "leaves",
      head: <Trans>Leaves</Trans>,
      sort: "promised_on",
      className: "tabular whitespace-nowrap",
      cell: ({ due_on, is_late }) => {
        if (due_on === null) return "–";
        return is_late ? <StatusDot tone="negative">{calendarDay(due_on)}</StatusDot> : calendarDay(due_on);
      },
    },
    {
      name: "next",
      head: <Trans>Next</Trans>,
      className: "text-sm",
      cell: (order) => (
        <span className="flex min-w-40 flex-wrap gap-x-3 max-md:justify-end">
          <NextTasks {...order} />
        </span>
      ),
    },
  ];
}
